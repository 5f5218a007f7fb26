## Names

unit-militia = militia
unit-archer = { $count ->
    [one] archer
   *[other] archers
}
unit-infantry = infantry
unit-cleric = { $count ->
    [one] cleric
   *[other] clerics
}
unit-battle_mage = { $count ->
    [one] battle mage
   *[other] battle mages
}
short-militia = Mi
short-archer = Ar
short-infantry = In
short-cleric = Cl
short-battle_mage = BM
units = { $count } { $unit }
units-short = { $count }{ $unit }
units-none = none
prizes = { $gold }g { $bards }b { $storeys }s
order-blue = blue
order-red = red
order-black = black
order-act = act
order-wait = wait
check-wealth = wealth
check-influence = influence
check-reputation = reputation
reward-gold = gold
reward-bards = bards
reward-storeys = storeys
side-recruitment = recruitment
side-threat = threat
dummy = the dummy
reason-assessment = assessment
score-wealth = wealth
score-influence = influence
score-reputation = reputation
by-wealth = wealth
by-influence = influence
by-reputation = reputation
by-units = units
by-turn_order = turn order
by-dummy = dummy
region-both = { $id } { $name }
region-central = central
region-north = north
region-south = south
region-east = east
region-west = west

## Events

checks_ordered = the assessments lie in this order: { $checks }
hero_placed = { $seat } starts in city { $city }
plan_committed = { $seat } has committed a plan
plans_revealed = The plans are revealed
plans_revealed-plan = { $seat }: { $orders }
ordered = { $seat }, order { $number } ({ $order }): { $deed }
ordered-unnamed = { $seat }, order { $number }: { $deed }
rewards_taken = { $seat } takes { $rewards }
rewards_taken-none = { $seat } takes no reward: none can be taken
gold_gained = { $seat } gets { $amount } gold
bards_placed = { $seat } places bards: { $bards }
bards_placed-none = none in the open
bastion_entered = { $seat } puts bards into the bastion: { $count }
storeys_placed = { $seat } raises the guild of city { $city } by { $storeys } to { $height }
dummy_raised = { $seat } raises the dummy's { $check } to { $score }
tile_discarded = the { $side } tile of city { $city } is discarded
camp_opened = a camp opens in city { $city }: { $units }
threat_opened = a threat comes to city { $city }: { $units }
next_tile = next { $side } tile: city { $city }
next_tile-none = next { $side } tile: none
place_lost = no { $side } tile is left to come: one fewer on the map
pile_turned = { $tiles } discarded tiles, turned over and shuffled, are the new { $side } pile
titans_woke = titans wake up on top of these stacks: { $stacks }
reinforcements_came = reinforcements: tiles in the recruitment pile { $camps }, in the threat pile { $threats }
census_committed = { $seat } has chosen how many { $unit } to show
units_shown = census of { $unit }: { $shown }
census_decided = most { $unit }: { $seats }
storey_unplaced = { $seat } places no storey for the census
storey_waits = { $seat } has storeys waiting behind the screen: { $waiting }
year_ended = year { $year } ends; { $seat } starts next
bastion_opened = the bastion is opened: { $bards }
region_counted = region { $region }: most { $first }, second { $second }
check_counted = { $check }: { $scores }
check_counted-dummy = { $scores }, the dummy { $dummy }
tie_broken = tie in { $check } between { $seats }: { $by } decides
seat_out = { $seat } is out after { $check }
match_won = { $seat } WINS by { $check }
deed-moved = { $start } > { $end }
deed-recruited = recruits 1 { $unit } in city { $city }
deed-beaten = BEATS THE THREAT of city { $city }; hands in { $units }
deed-killed = KILLS THE TITAN of stack { $stack } from city { $city }; hands in { $units }
deed-without_effect = no effect: { $why }
why-no_road = city { $city } has no such road
why-waited = waits in city { $city }
why-nothing_here = nothing to do in city { $city }
why-already_recruited = has recruited in city { $city } this year already
why-units_missing = has not all the units that the threat of city { $city } asks for
why-city_closed = city { $city } is closed to it this year
why-declined = declines in city { $city }

## Decisions

due-hero_due = Place your hero: in which city? (XD-1.6)
due-plan_due = Your six orders for year { $year }? (XD-2.1)
due-recruit_due = Recruit the { $unit } in city { $city }? (XD-4.1)
due-titan_due = A titan rages: fight it from city { $city }, or decline? (XD-8.1)
due-rewards_due = Which two rewards in city { $city } out of { $prizes }? (XD-4.4)
due-bards_due = Where do your bards go, { $bards } of them, around city { $city }? (XD-4.6)
due-storey_due = Which of your guilds grows by a storey? (XD-9.4)
due-show_due = Census: how many { $unit } do you show{ $most }? (XD-9.1)
due-show_due-most = , 0 to { $most }
due-dummy_due = Which score of the dummy rises? (XD-12.1)
offer-reward = { $reward } { $count }
offer-bards = { $count } in { $region }
and = { " " }and{ " " }

## Refusals

refused-match_over = the match is over
refused-no_such_seat = there is no such seat
refused-already_committed = this seat has committed, and that is final
refused-not_owed = another seat owes the decision that is due
refused-wrong_decision = something else is asked for
refused-unknown_city = the board has no such city
refused-city_taken = a hero stands there already
refused-wrong_number_of_orders = a plan has six orders
refused-unknown_order = there is no such order
refused-no_raging_titan = no titan rages on that stack
refused-units_missing = not so many units are at hand
refused-wrong_price = the price is another number of units
refused-same_reward_twice = the rewards must differ
refused-bards_used_up = no bards are left in reserve
refused-guild_of_another = another seat's guild stands in this city
refused-guild_full = the guild of this city has four storeys
refused-storeys_used_up = no storeys are left in reserve
refused-wrong_number_of_rewards = another number of rewards is to be taken
refused-region_not_touched = the hero's city does not touch this region
refused-wrong_number_of_bards = another number of bards is to be placed
refused-no_own_guild_to_raise = no own guild that can grow stands there
refused-unknown_check = the dummy has no such score
refused-not_canonical = write it in its one order and form
