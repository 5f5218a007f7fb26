/**
 * Types of the contract, written by openapi-typescript 7.13.0 (make contract); not to be edited.
 *
 * contract sha256: c11920e573ec9ae1e65b5e36d1b2b993a13e845326ff1893d3a5835dc9af1b3f
 * types sha256: 19b9aad31d355f4620fa9e6043d2e9d78862fbe5ea61a579017cdda03a8336b0
 */
export interface paths {
    readonly "/": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A page to try the API with. */
        readonly get: operations["playground"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Is the server alive? */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts and latencies for Prometheus. */
        readonly get: operations["metrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This document. */
        readonly get: operations["openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Can the server adjudicate? */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The games that this server knows. */
        readonly get: operations["list_games"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/adjudications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Carry out one action or several: all of them or none. */
        readonly post: operations["kassen_adjudicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/closed-sets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind seats of a closed match to actions that nobody sees yet. */
        readonly post: operations["kassen_close"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind all seats of a closed match to be to what they contribute to its seed. */
        readonly post: operations["kassen_invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/legal-actions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of what a seat may do, and a description of all of it. */
        readonly post: operations["kassen_legal_actions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a match up. */
        readonly post: operations["kassen_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/packs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The content packs. */
        readonly get: operations["kassen_packs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/packs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The newest content pack of an id. */
        readonly get: operations["kassen_pack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/replays": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Play a record again. */
        readonly post: operations["kassen_replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rule clauses. */
        readonly get: operations["kassen_rules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/rules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One rule clause. */
        readonly get: operations["kassen_rule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** JSON Schema of the values. */
        readonly get: operations["kassen_schema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a bot would do. */
        readonly post: operations["kassen_suggest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/kassen/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a seat may see. */
        readonly post: operations["kassen_view"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The public keys of receipts, by key id. */
        readonly get: operations["list_keys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/adjudications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Carry out one action or several: all of them or none. */
        readonly post: operations["rising_sun_adjudicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/closed-sets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind seats of a closed match to actions that nobody sees yet. */
        readonly post: operations["rising_sun_close"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind all seats of a closed match to be to what they contribute to its seed. */
        readonly post: operations["rising_sun_invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/legal-actions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of what a seat may do, and a description of all of it. */
        readonly post: operations["rising_sun_legal_actions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a match up. */
        readonly post: operations["rising_sun_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/packs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The content packs. */
        readonly get: operations["rising_sun_packs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/packs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The newest content pack of an id. */
        readonly get: operations["rising_sun_pack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/replays": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Play a record again. */
        readonly post: operations["rising_sun_replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rule clauses. */
        readonly get: operations["rising_sun_rules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/rules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One rule clause. */
        readonly get: operations["rising_sun_rule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** JSON Schema of the values. */
        readonly get: operations["rising_sun_schema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a bot would do. */
        readonly post: operations["rising_sun_suggest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/rising_sun/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a seat may see. */
        readonly post: operations["rising_sun_view"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/adjudications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Carry out one action or several: all of them or none. */
        readonly post: operations["xidit_adjudicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/closed-sets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind seats of a closed match to actions that nobody sees yet. */
        readonly post: operations["xidit_close"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bind all seats of a closed match to be to what they contribute to its seed. */
        readonly post: operations["xidit_invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/legal-actions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of what a seat may do, and a description of all of it. */
        readonly post: operations["xidit_legal_actions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/matches": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a match up. */
        readonly post: operations["xidit_start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/packs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The content packs. */
        readonly get: operations["xidit_packs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/packs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The newest content pack of an id. */
        readonly get: operations["xidit_pack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/replays": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Play a record again. */
        readonly post: operations["xidit_replay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/rules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rule clauses. */
        readonly get: operations["xidit_rules"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/rules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One rule clause. */
        readonly get: operations["xidit_rule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/schema": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** JSON Schema of the values. */
        readonly get: operations["xidit_schema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a bot would do. */
        readonly post: operations["xidit_suggest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/xidit/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a seat may see. */
        readonly post: operations["xidit_view"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ActionForm
         * @description Actions of one type: ``of`` describes what goes into ``field``; null: the action has no field left open.
         */
        readonly ActionForm: {
            /** @description The action's ``type``. */
            readonly action: string;
            readonly field: string | null;
            /** @description Fields with one value only. */
            readonly fixed: readonly components["schemas"]["Fixed"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "action";
            readonly of: components["schemas"]["Form"] | null;
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
        };
        /**
         * ActionOpening
         * @description What shows that a seat's action is the one that it committed to.
         */
        readonly ActionOpening: {
            /** @description 16 random bytes in hex, new for each commitment. */
            readonly salt: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * Agreement
         * @description A seat agrees that exactly the committed actions are carried out.
         */
        readonly Agreement: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description The seat's, for ``agree``, over the digest of the set. */
            readonly signature: string;
        };
        /**
         * Choices
         * @description One of these values.
         */
        readonly Choices: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "choices";
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
            readonly values: readonly (number | string | readonly string[])[];
        };
        /**
         * Clause
         * @description One numbered clause of a rule text.
         */
        readonly Clause: {
            /** @description True if the rule text is silent and this project decided. */
            readonly gap: boolean;
            /** @description Id of a rule clause. */
            readonly id: string;
            /** @description The option that changes what the clause says. */
            readonly switch: string | null;
            readonly text: components["schemas"]["Text"];
            readonly title: components["schemas"]["Text"];
        };
        /**
         * ClosedSetAnswer
         * @description A closed set, and what every seat signs to agree to it.
         */
        readonly ClosedSetAnswer: {
            readonly digest: string;
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly set: string;
            /** @enum {string} */
            readonly trust: "closed" | "receipted" | "sealed";
        };
        /**
         * Commitment
         * @description A seat binds itself to an action that nobody sees yet.
         */
        readonly Commitment: {
            /** @description SHA-256 over match, head, seat, salt and action. */
            readonly commitment: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description The seat's, for ``commit``, over the commitment. */
            readonly signature: string;
        };
        /**
         * Contribution
         * @description What a seat committed to in an invitation, and that it agrees to this very one.
         */
        readonly Contribution: {
            /** @description 32 random bytes in hex, new for each invitation. */
            readonly contribution: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description The seat's, for ``contribute``, over the digest of the invitation. */
            readonly signature: string;
        };
        /**
         * Contributions
         * @description What deals a closed match: the invitation, and what every seat contributes to the seed.
         */
        readonly Contributions: {
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly invitation: string;
            readonly shown: readonly components["schemas"]["Contribution"][];
        };
        /**
         * Distribution
         * @description Whole numbers, one a slot, that add up to the total.
         */
        readonly Distribution: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "distribution";
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
            readonly slots: readonly components["schemas"]["Slot"][];
            readonly total: number;
        };
        /**
         * Drawn
         * @description How many words one label has drawn.
         */
        readonly Drawn: {
            readonly count: number;
            readonly label: string;
        };
        /**
         * Fixed
         * @description A field of an action that has one legal value.
         */
        readonly Fixed: {
            readonly field: string;
            readonly value: number | string;
        };
        readonly Form: components["schemas"]["Choices"] | components["schemas"]["Numbers"] | components["schemas"]["Distribution"] | components["schemas"]["Product"] | components["schemas"]["OneOf"] | components["schemas"]["ActionForm"];
        /**
         * GameSummary
         * @description A game that this server knows.
         */
        readonly GameSummary: {
            /** @description Its name in addresses. */
            readonly name: string;
            /** @description The content packs that it can be played with. */
            readonly packs: readonly components["schemas"]["PackRef"][];
            /** @description Its name for people, by language. */
            readonly title: {
                readonly [key: string]: string;
            };
        };
        /**
         * Games
         * @description The games that this server knows.
         */
        readonly Games: {
            readonly games: readonly components["schemas"]["GameSummary"][];
        };
        /**
         * Health
         * @description The server is alive.
         */
        readonly Health: {
            /** @enum {string} */
            readonly status: "ok";
        };
        /**
         * InvitationAnswer
         * @description An invitation to a closed match, and what every seat signs to come.
         */
        readonly InvitationAnswer: {
            readonly digest: string;
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly invitation: string;
            /** @description Of the match that will be set up. */
            readonly match: string;
            /** @enum {string} */
            readonly trust: "closed" | "receipted" | "sealed";
        };
        /**
         * KassenAbility
         * @description Something that happens by itself, or when its card is played.
         */
        readonly KassenAbility: {
            /** @default [] */
            readonly conditions?: readonly components["schemas"]["KassenCondition"][];
            readonly parts: readonly components["schemas"]["KassenPart"][];
            /**
             * @description self: the bearer alone; own: the bearer's side, the bearer included; other: the other side; any: anybody.
             * @default self
             * @enum {string}
             */
            readonly party?: "any" | "other" | "own" | "self";
            /**
             * @description Of deployed and played only. An order without a possible target works without one.
             * @default null
             */
            readonly target?: components["schemas"]["KassenTarget"] | null;
            /**
             * @description deployed: the bearer was deployed by hand: its order; asks a question; played: the tactic was played and the answer was right; falls: the bearer left the field dead: its last act; attacks: a general declared an attack; attacked: a general was chosen as the target of an attack, before the blows; damaged: a general lost at least 1 health and lives; heard after each part, and after the blows of an attack; survives: a general took part in an attack, as attacker or target, and lives; turn_starts: a side's turn begins, after income and draw; turn_ends: a side's turn ends, after poison, before rage; tactic_played: a side played a tactic and answered right, before its effect; enters: a general entered the field, in any way; general_falls: a general left the field dead; survivors react.
             * @enum {string}
             */
            readonly when: "attacked" | "attacks" | "damaged" | "deployed" | "enters" | "falls" | "general_falls" | "played" | "survives" | "tactic_played" | "turn_ends" | "turn_starts";
        };
        readonly KassenAction: components["schemas"]["KassenDeploy"] | components["schemas"]["KassenPlayTactic"] | components["schemas"]["KassenSetSecret"] | components["schemas"]["KassenAttack"] | components["schemas"]["KassenEndTurn"] | components["schemas"]["KassenRetreat"] | components["schemas"]["KassenAnswer"];
        /**
         * KassenAdjudicationRequest
         * @description A state and the actions to carry out on it, one after another: all of them or none.
         */
        readonly KassenAdjudicationRequest: {
            readonly actions: readonly components["schemas"]["KassenMatchMove"][];
            /**
             * @description Of a closed match.
             * @default null
             */
            readonly closed?: components["schemas"]["SetOpening"] | null;
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["KassenState"];
            /**
             * @description Of a sealed match, where heads are stored: a new step, or the last one once more, as its answer was lost.
             * @default new
             * @enum {string}
             */
            readonly step?: "last" | "new";
        };
        /**
         * KassenAmount
         * @description ``base + times × (value of the first of ``who``, or how many ``who`` are)``, then held within least and most.
         */
        readonly KassenAmount: {
            /** @default 0 */
            readonly base?: number;
            /** @default null */
            readonly least?: number | null;
            /** @default null */
            readonly most?: number | null;
            /**
             * @description True: times the number of the phase.
             * @default false
             */
            readonly phase?: boolean;
            /** @default 1 */
            readonly times?: number;
            /** @default null */
            readonly value?: ("attack" | "barrier" | "charm" | "cost" | "health" | "lost_health" | "poison") | null;
            /**
             * @description With a value: whose. Without: they are counted.
             * @default null
             */
            readonly who?: components["schemas"]["KassenSelector"] | null;
        };
        /**
         * KassenAnswer
         * @description Answer the question that waits (KS-8.2).
         */
        readonly KassenAnswer: {
            /** @description Place of a choice, from the first. */
            readonly choice: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "answer";
        };
        /**
         * KassenAnswerDue
         * @description Answer a question; which one, only this side knows (KS-8.2).
         */
        readonly KassenAnswerDue: {
            /** @enum {string} */
            readonly purpose: "last" | "order" | "secret" | "tactic";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "answer_due";
        };
        /**
         * KassenAnswered
         * @description A question that a side has answered, for its settlement (KS-10.1).
         */
        readonly KassenAnswered: {
            /** @description The place that was chosen. */
            readonly chosen: number;
            readonly order: readonly number[];
            /** @description Position of a question in the pack's list. */
            readonly question: number;
        };
        /**
         * KassenArmy
         * @description What a side brings, by ids of the pack; the order breaks ties (KS-1.6).
         */
        readonly KassenArmy: {
            readonly generals: readonly string[];
            readonly tactics: readonly string[];
        };
        /**
         * KassenAsked
         * @description A question that waits for an answer.
         */
        readonly KassenAsked: {
            /** @description Which of the pack's choices stands at each place. */
            readonly order: readonly number[];
            /** @description Position of a question in the pack's list. */
            readonly question: number;
        };
        /**
         * KassenAsking
         * @description A person answers a question (waits for it); which one, only that side knows.
         */
        readonly KassenAsking: {
            /**
             * @description What the answer decides; last: the match (KS-9.1).
             * @enum {string}
             */
            readonly purpose: "last" | "order" | "secret" | "tactic";
            /** @description A side: the seat that leads it. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "asking";
        };
        /**
         * KassenAttack
         * @description Attack a general of the other side (KS-5.1).
         */
        readonly KassenAttack: {
            /** @description Number of a unit: how many had entered with it. */
            readonly attacker: number;
            /** @description Number of a unit: how many had entered with it. */
            readonly target: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attack";
        };
        /**
         * KassenAttackDeclared
         * @description A unit attacks another.
         */
        readonly KassenAttackDeclared: {
            /** @description Number of a unit: how many had entered with it. */
            readonly attacker: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly by: "action" | "rage";
            /** @description True for attack 6 or more (KS-5.8). */
            readonly heavy: boolean;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Number of a unit: how many had entered with it. */
            readonly target: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attack_declared";
        };
        /**
         * KassenAttackStopped
         * @description A reaction stopped an attack; it is not used up.
         */
        readonly KassenAttackStopped: {
            /** @description Number of a unit: how many had entered with it. */
            readonly attacker: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "attack_stopped";
        };
        /**
         * KassenAura
         * @description Holds while its bearer stands on the field with its talent.
         *
         *     What it counts is counted without auras, but for maximum health, on which all others are counted (KS-7.1).
         */
        readonly KassenAura: {
            /** @default null */
            readonly amount?: components["schemas"]["KassenAmount"] | null;
            /**
             * @description One at most: auras are counted after every event.
             * @default []
             */
            readonly conditions?: readonly components["schemas"]["KassenCondition"][];
            /** @enum {string} */
            readonly do: "attack" | "cover" | "health" | "no_counter" | "rage" | "taunt" | "thorns";
            readonly to: components["schemas"]["KassenSelector"];
        };
        /**
         * KassenBarrierEnded
         * @description A unit's barrier ended with the beginning of its side's turn.
         */
        readonly KassenBarrierEnded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "barrier_ended";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenBonus
         * @description A change of attack or maximum health; all of them stand in one list (KS-5.8).
         */
        readonly KassenBonus: {
            readonly amount: number;
            readonly ends: components["schemas"]["KassenEnding"];
            /** @enum {string} */
            readonly stat: "attack" | "health";
        };
        /**
         * KassenCapture
         * @description What became of a general of the loser that could be captured (KS-10.2).
         */
        readonly KassenCapture: {
            readonly captured: boolean;
            /** @description In thousandths. */
            readonly chance: number;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
        };
        /**
         * KassenCaptured
         * @description What became of a general that could be captured.
         */
        readonly KassenCaptured: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly captured: boolean;
            /** @description In thousandths. */
            readonly chance: number;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "captured";
        };
        /**
         * KassenCard
         * @description A card in a hand or a deck.
         */
        readonly KassenCard: {
            /** @description Position in the pack's generals, or in its tactics and secrets. */
            readonly index: number;
            /** @enum {string} */
            readonly kind: "general" | "tactic";
            /**
             * @description True if the other side knows it (spied on, taken back to hand).
             * @default false
             */
            readonly shown?: boolean;
        };
        /**
         * KassenCardDrawn
         * @description A side drew a card; null for the other side, which sees its back only.
         */
        readonly KassenCardDrawn: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly card: components["schemas"]["KassenCard"] | null;
            /** @enum {string} */
            readonly kind: "general" | "tactic";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "card_drawn";
        };
        /**
         * KassenChainCut
         * @description A chain of effects reached the limit: what was pending is dropped.
         */
        readonly KassenChainCut: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "chain_cut";
        };
        /**
         * KassenChanged
         * @description An effect changed something of a unit.
         */
        readonly KassenChanged: {
            readonly amount: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "changed";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
            /** @description The word of the vocabulary. */
            readonly what: string;
        };
        /**
         * KassenClosedSetRequest
         * @description A closed match, and the commitments of the seats that decide next.
         */
        readonly KassenClosedSetRequest: {
            readonly commitments: readonly components["schemas"]["Commitment"][];
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly state: string;
        };
        /**
         * KassenCommandChanged
         * @description An effect changed a side's command, its next limit or its debt.
         */
        readonly KassenCommandChanged: {
            readonly amount: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "command_changed";
            /** @enum {string} */
            readonly what: "clear_debt" | "command_next" | "command_now" | "debt";
        };
        /**
         * KassenCommandPaid
         * @description A side paid for a card, and owes this much on its next turn because of it.
         */
        readonly KassenCommandPaid: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly command: number;
            readonly debt: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "command_paid";
        };
        /**
         * KassenCondition
         * @description Holds if the amount is within these bounds.
         */
        readonly KassenCondition: {
            readonly amount: components["schemas"]["KassenAmount"];
            /** @default null */
            readonly at_least?: number | null;
            /** @default null */
            readonly at_most?: number | null;
        };
        /**
         * KassenDamaged
         * @description A unit took damage: so much went to its barrier, so much to its health.
         */
        readonly KassenDamaged: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly barrier: number;
            /** @enum {string} */
            readonly by: "attack" | "counter" | "effect" | "poison" | "thorns";
            readonly health: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "damaged";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenDecided
         * @description The verdict.
         */
        readonly KassenDecided: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "decided";
            readonly verdict: components["schemas"]["KassenVerdict"];
        };
        readonly KassenDecision: components["schemas"]["KassenTurnDue"] | components["schemas"]["KassenAnswerDue"];
        /**
         * KassenDeploy
         * @description Pay for a general of the hand and put it on the field (KS-3.1), with the target of its order (KS-3.3).
         */
        readonly KassenDeploy: {
            /** @description Position in the hand. */
            readonly card: number;
            /** @description How many own units stand to its left then. */
            readonly place: number;
            /** @default null */
            readonly target?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "deploy";
        };
        /**
         * KassenDeployed
         * @description A general entered the field.
         */
        readonly KassenDeployed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly by: "effect" | "force" | "hand";
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            /** @description True for cost 5. */
            readonly grand: boolean;
            /** @description Position on a field, or of a choice, from the first. */
            readonly place: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description The position in the hand that it left; null: it came from elsewhere. */
            readonly slot: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "deployed";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenEndTurn
         * @description End the turn (KS-6.1).
         */
        readonly KassenEndTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "end_turn";
        };
        /**
         * KassenEnding
         * @description When a bonus or a condition ends.
         */
        readonly KassenEnding: {
            /** @enum {string} */
            readonly after: "good" | "next_turn" | "phase" | "turn";
            /**
             * @description Of next_turn: True once its bearer's owner's next turn has begun (KS-5.7).
             * @default false
             */
            readonly begun?: boolean;
        };
        readonly KassenEvent: components["schemas"]["KassenMatchOpened"] | components["schemas"]["KassenWordsExchanged"] | components["schemas"]["KassenTurnBegan"] | components["schemas"]["KassenCardDrawn"] | components["schemas"]["KassenBarrierEnded"] | components["schemas"]["KassenTurnEnded"] | components["schemas"]["KassenCommandPaid"] | components["schemas"]["KassenDeployed"] | components["schemas"]["KassenTacticPlayed"] | components["schemas"]["KassenSecretTried"] | components["schemas"]["KassenSecretSet"] | components["schemas"]["KassenSecretFired"] | components["schemas"]["KassenTalentUsed"] | components["schemas"]["KassenPicked"] | components["schemas"]["KassenPartSkipped"] | components["schemas"]["KassenQuestionAsked"] | components["schemas"]["KassenQuestionAnswered"] | components["schemas"]["KassenNoQuestionLeft"] | components["schemas"]["KassenAttackDeclared"] | components["schemas"]["KassenAttackStopped"] | components["schemas"]["KassenDamaged"] | components["schemas"]["KassenChanged"] | components["schemas"]["KassenCommandChanged"] | components["schemas"]["KassenSpied"] | components["schemas"]["KassenRecalled"] | components["schemas"]["KassenMoved"] | components["schemas"]["KassenFell"] | components["schemas"]["KassenChainCut"] | components["schemas"]["KassenStrategist"] | components["schemas"]["KassenLotDrawn"] | components["schemas"]["KassenDecided"] | components["schemas"]["KassenSpoke"] | components["schemas"]["KassenCaptured"] | components["schemas"]["KassenReviewed"];
        /**
         * KassenExchange
         * @description The state that was reached and what happened on the way.
         */
        readonly KassenExchange: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["KassenDecision"][];
            readonly events: readonly components["schemas"]["KassenEvent"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description A spectator's view; null: the match is open. */
            readonly public: components["schemas"]["KassenView"] | null;
            /** @description Null: the match is open. */
            readonly sealed: components["schemas"]["MatchHead"] | null;
            readonly state: string | components["schemas"]["KassenState"];
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["KassenView"] | null;
        };
        /**
         * KassenFell
         * @description Units left the field dead, all at once.
         */
        readonly KassenFell: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "fell";
            readonly units: readonly number[];
        };
        /**
         * KassenFighter
         * @description A unit: a general on the field. Current attack and maximum health are base plus bonuses plus auras.
         */
        readonly KassenFighter: {
            /**
             * @description Attacks left this turn.
             * @default 1
             */
            readonly attacks?: number;
            /** @default 0 */
            readonly barrier?: number;
            /** @default [] */
            readonly bonuses?: readonly components["schemas"]["KassenBonus"][];
            /** @default [] */
            readonly conditions?: readonly components["schemas"]["KassenUnitState"][];
            /**
             * @description True if an effect has marked it to fall, whatever its health.
             * @default false
             */
            readonly doomed?: boolean;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            readonly health: number;
            /** @description Maximum health as it was counted last: printed, with bonuses and auras. */
            readonly most: number;
            /** @default 0 */
            readonly poison?: number;
            /** @default true */
            readonly sick?: boolean;
            /**
             * @description True while base attack and health have changed places.
             * @default false
             */
            readonly swapped?: boolean;
            /** @description Whose talent it has: its own at first, null if stripped (KS-12.2). */
            readonly talent: number | null;
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenHand
         * @description What a side hides from the other.
         */
        readonly KassenHand: {
            readonly answered: readonly components["schemas"]["KassenAnswered"][];
            readonly asked: components["schemas"]["KassenAsked"] | null;
            /** @description Top first; its order is hidden from its own side too. */
            readonly deck: readonly components["schemas"]["KassenCard"][];
            /** @description Left to right. */
            readonly hand: readonly components["schemas"]["KassenCard"][];
            /**
             * @description Secrets that were lost unset; the other side does not learn which ones (KS-4.2).
             * @default []
             */
            readonly lost?: readonly components["schemas"]["KassenLostCard"][];
            readonly played: components["schemas"]["KassenPlayed"] | null;
            /** @description In order of setting. */
            readonly secrets: readonly components["schemas"]["KassenSetCard"][];
        };
        /**
         * KassenInvitationRequest
         * @description A closed match to be set up, and the commitments of its seats to what they contribute to its seed.
         */
        readonly KassenInvitationRequest: {
            /** @description By seat. */
            readonly commitments: readonly string[];
            /** @description By seat. */
            readonly keys: readonly string[];
            /**
             * @default {
             *       "armies": null,
             *       "army_size": 4,
             *       "carry_debt": true,
             *       "defender": 0,
             *       "field_limit": 8,
             *       "kind": "field",
             *       "land": "central_plains",
             *       "leaders": [
             *         "person",
             *         "person"
             *       ],
             *       "opening": "by_size",
             *       "pack": "three-kingdoms",
             *       "retreat_capture": "field",
             *       "seats": 2,
             *       "secret_question": true,
             *       "thorns_barrier": "bearer"
             *     }
             */
            readonly options?: components["schemas"]["KassenOptions"];
        };
        /**
         * KassenJournal
         * @description One line of the journal (KS-1.8).
         */
        readonly KassenJournal: {
            /** @description Position of the tactic, or of the general whose talent it is; null: a secret that was not fired yet. */
            readonly card: number | null;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @enum {string} */
            readonly what: "attribute" | "last_act" | "order" | "secret" | "tactic";
        };
        /**
         * KassenLegalActions
         * @description One page of a seat's legal actions, and a compact description of all of them.
         */
        readonly KassenLegalActions: {
            readonly actions: readonly components["schemas"]["KassenAction"][];
            readonly form: components["schemas"]["Form"];
            readonly offset: number;
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly total: number;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * KassenLegalActionsRequest
         * @description A seat whose legal actions are wanted, and which page of them.
         */
        readonly KassenLegalActionsRequest: {
            /**
             * @description Most actions in the answer.
             * @default 100
             */
            readonly limit?: number;
            /**
             * @description How many actions to leave out.
             * @default 0
             */
            readonly offset?: number;
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly state: string | components["schemas"]["KassenState"];
            /**
             * @description What it owes, or what it may do besides, as gifts are in rising_sun.
             * @default owed
             * @enum {string}
             */
            readonly which?: "owed" | "side";
        };
        /**
         * KassenLine
         * @description What everybody sees of a side.
         */
        readonly KassenLine: {
            /** @description Added to the next own turn's limit. */
            readonly bonus: number;
            readonly command: number;
            /** @description Deducted from the next own turn's command. */
            readonly debt: number;
            /** @description Generals that have been on the field: the roster (KS-1.8). */
            readonly entered: readonly number[];
            /** @description In order of falling. */
            readonly fallen: readonly number[];
            /** @description The field, left to right. */
            readonly fighters: readonly components["schemas"]["KassenFighter"][];
            readonly limit: number;
            /** @description Tactics played and secrets fired, in order. */
            readonly spent: readonly number[];
        };
        /**
         * KassenLostCard
         * @description A secret that was lost unset.
         */
        readonly KassenLostCard: {
            /**
             * @description True if the other side knows it (KS-1.7).
             * @default false
             */
            readonly shown?: boolean;
            /** @description Position of a tactic or secret in the pack's list. */
            readonly tactic: number;
        };
        /**
         * KassenLotDrawn
         * @description A drawn lot decided.
         */
        readonly KassenLotDrawn: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lot_drawn";
            /** @enum {string} */
            readonly what: "first" | "last_question";
        };
        /**
         * KassenMarked
         * @description A question that was answered, with its marks (KS-8.2).
         */
        readonly KassenMarked: {
            /** @description The place that was chosen. */
            readonly chosen: number;
            /** @description Null until the settlement (KS-10.1). */
            readonly explanation: components["schemas"]["Text"] | null;
            readonly order: readonly number[];
            /** @description Position of a question in the pack's list. */
            readonly question: number;
            /** @description The place of the right choice. */
            readonly right: number;
        };
        /**
         * KassenMatchMove
         * @description An action and the side that takes it.
         */
        readonly KassenMatchMove: {
            readonly action: components["schemas"]["KassenAction"];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * KassenMatchOpened
         * @description Where and how the two sides meet, and who begins (KS-1.6).
         */
        readonly KassenMatchOpened: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description A side: the seat that leads it. */
            readonly first: number;
            /** @enum {string} */
            readonly kind: "field" | "siege";
            /** @enum {string} */
            readonly land: "bashu" | "central_plains" | "guanzhong" | "jiangnan" | "nanzhong" | "north";
            /** @description Who leads each side. */
            readonly leaders: readonly ("high" | "low" | "middle" | "person")[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match_opened";
        };
        /**
         * KassenMatchRecord
         * @description A match of kassen, to be played again.
         */
        readonly KassenMatchRecord: {
            readonly game: string;
            readonly moves: readonly components["schemas"]["KassenMatchMove"][];
            readonly options: components["schemas"]["KassenOptions"];
            readonly pack: components["schemas"]["PackRef"];
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
        };
        /**
         * KassenMatchRequest
         * @description What a match starts from.
         */
        readonly KassenMatchRequest: {
            /**
             * @description Of a closed match; null: the server draws its seed.
             * @default null
             */
            readonly contributions?: components["schemas"]["Contributions"] | null;
            /**
             * @description Of sealed matches: the public key that a seat brings, by seat.
             * @default []
             */
            readonly keys?: readonly (string | null)[];
            /**
             * @default {
             *       "armies": null,
             *       "army_size": 4,
             *       "carry_debt": true,
             *       "defender": 0,
             *       "field_limit": 8,
             *       "kind": "field",
             *       "land": "central_plains",
             *       "leaders": [
             *         "person",
             *         "person"
             *       ],
             *       "opening": "by_size",
             *       "pack": "three-kingdoms",
             *       "retreat_capture": "field",
             *       "seats": 2,
             *       "secret_question": true,
             *       "thorns_barrier": "bearer"
             *     }
             */
            readonly options?: components["schemas"]["KassenOptions"];
            /**
             * @description Whose eyes events and view are cut to; all: events uncut, no view.
             * @default all
             */
            readonly perspective?: number | ("all" | "spectator");
            /**
             * @description Of open matches; null: sealed ones draw their own.
             * @default null
             */
            readonly seed?: number | null;
            /**
             * @description How far the other players have to be trusted.
             * @default open
             * @enum {string}
             */
            readonly trust?: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * KassenMoved
         * @description A unit stands at another place of its field.
         */
        readonly KassenMoved: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Position on a field, or of a choice, from the first. */
            readonly place: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "moved";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenNoQuestionLeft
         * @description Nobody has an unused question: it works without one.
         */
        readonly KassenNoQuestionLeft: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "no_question_left";
        };
        /**
         * KassenOptions
         * @description What the table agrees on: the battle, the armies, and the switches.
         */
        readonly KassenOptions: {
            /**
             * @description By side; null: dealt from the pack.
             * @default null
             */
            readonly armies?: readonly components["schemas"]["KassenArmy"][] | null;
            /**
             * @description Generals a side, for dealt armies.
             * @default 4
             */
            readonly army_size?: number;
            /**
             * @description KS-2.2.
             * @default true
             */
            readonly carry_debt?: boolean;
            /**
             * @description Of a siege: the side in the castle.
             * @default 0
             */
            readonly defender?: number;
            /**
             * @description KS-3.1.
             * @default 8
             */
            readonly field_limit?: number;
            /**
             * @default field
             * @enum {string}
             */
            readonly kind?: "field" | "siege";
            /**
             * @description Where; without meaning for the rules (KS-1.3).
             * @default central_plains
             * @enum {string}
             */
            readonly land?: "bashu" | "central_plains" | "guanzhong" | "jiangnan" | "nanzhong" | "north";
            /**
             * @description By side.
             * @default [
             *       "person",
             *       "person"
             *     ]
             */
            readonly leaders?: readonly ("high" | "low" | "middle" | "person")[];
            /**
             * @description KS-1.2: by_size gives an army of at most 4 all its generals in hand; shuffled always shuffles all cards.
             * @default by_size
             * @enum {string}
             */
            readonly opening?: "by_size" | "shuffled";
            /**
             * @description Id of the content pack.
             * @default three-kingdoms
             */
            readonly pack?: string;
            /**
             * @description KS-10.2.
             * @default field
             * @enum {string}
             */
            readonly retreat_capture?: "fallen_only" | "field";
            /**
             * @description Number of seats.
             * @default 2
             * @enum {integer}
             */
            readonly seats?: 2;
            /**
             * @description KS-4.2.
             * @default true
             */
            readonly secret_question?: boolean;
            /**
             * @description KS-5.5: whose barrier makes thorns harmless by taking everything.
             * @default bearer
             * @enum {string}
             */
            readonly thorns_barrier?: "attacker" | "bearer";
        };
        /**
         * KassenOwnSide
         * @description What a side knows of itself, beyond its hand in ``SeenSide``.
         */
        readonly KassenOwnSide: {
            readonly answered: readonly components["schemas"]["KassenMarked"][];
            readonly army: components["schemas"]["KassenArmy"];
            /** @description Which cards, sorted: not their order (KS-1.7). */
            readonly deck: readonly components["schemas"]["KassenSeenCard"][];
            readonly lost: readonly components["schemas"]["KassenLostCard"][];
            readonly played: components["schemas"]["KassenPlayed"] | null;
            /** @description The question that waits for this side. */
            readonly quiz: components["schemas"]["KassenQuiz"] | null;
            readonly secrets: readonly components["schemas"]["KassenSetCard"][];
            /** @description The strategist's words on a retreat; null: this side cannot retreat now (KS-9.3). */
            readonly warning: readonly components["schemas"]["KassenRisk"][] | null;
        };
        /**
         * KassenPackGeneral
         * @description A general (KS-12.1).
         */
        readonly KassenPackGeneral: {
            readonly attack: number;
            /** @description Decides how likely captures are (KS-10.2). */
            readonly charm: number;
            readonly cost: number;
            /** @enum {string} */
            readonly faction: "other" | "shu" | "wei" | "wu";
            readonly health: number;
            readonly id: string;
            readonly name: components["schemas"]["Text"];
            readonly talent: components["schemas"]["KassenPackTalent"] | null;
        };
        /**
         * KassenPackTactic
         * @description A tactic or a secret (KS-4); which, the list that it stands in says.
         */
        readonly KassenPackTactic: {
            readonly ability: components["schemas"]["KassenAbility"];
            readonly cost: number;
            /** @description What it takes from the next own turn's command besides. */
            readonly debt: number;
            /** @description Only an army with a general of this faction may hold it. */
            readonly faction: ("other" | "shu" | "wei" | "wu") | null;
            /** @description Only an army with this general may hold it. */
            readonly general: string | null;
            readonly id: string;
            readonly name: components["schemas"]["Text"];
            readonly text: components["schemas"]["Text"];
        };
        /**
         * KassenPackTalent
         * @description A general's order, last act and attributes, under one name; an ability's trigger says which it is.
         */
        readonly KassenPackTalent: {
            /** @description At most one order (deployed) and one last act (falls); the others are attributes, and so are the auras. */
            readonly abilities: readonly components["schemas"]["KassenAbility"][];
            readonly auras: readonly components["schemas"]["KassenAura"][];
            readonly name: components["schemas"]["Text"];
            readonly text: components["schemas"]["Text"];
        };
        /**
         * KassenPackTie
         * @description Two generals who are rivals or bound, and what they say to each other (KS-1.6).
         */
        readonly KassenPackTie: {
            readonly generals: readonly string[];
            readonly id: string;
            /** @enum {string} */
            readonly kind: "bond" | "rivals";
            /** @description One of each. */
            readonly words: readonly components["schemas"]["KassenPackWords"][];
        };
        /**
         * KassenPackWords
         * @description What a general says to the other one of a tie.
         */
        readonly KassenPackWords: {
            readonly general: string;
            readonly text: components["schemas"]["Text"];
        };
        /**
         * KassenPart
         * @description One thing that an ability does.
         */
        readonly KassenPart: {
            /**
             * @description Left out: 1.
             * @default null
             */
            readonly amount?: components["schemas"]["KassenAmount"] | null;
            /** @default [] */
            readonly conditions?: readonly components["schemas"]["KassenCondition"][];
            /**
             * @description damage: damage: barrier first, then health; heal: health back, up to the maximum; barrier: adds up; ends when the bearer's owner's next turn begins; attack: plus or minus on attack, for a while or for good; health: plus or minus on the maximum health; plus heals as much; poison: adds up; strikes at the end of the bearer's owner's turns; cure: poison and bad states (stun, disarm, helpless) go; stun: no attack, no counter, no rage; disarm: no attack, no rage; helpless: no counter; cover: cannot be attacked while its side has a general without cover; taunt: attacks of the other side must choose a taunter; thorns: who attacks it takes so much; rage: attacks a drawn target at the end of its side's turns; no_counter: its attacks receive no counter; ready: deployment sickness is lifted; again: one more attack this turn; draw: amount cards; recall: back to its owner's hand, as printed; destroy: marked to fall, whatever its health; summon: amount generals of the own side enter from a zone, unpaid, without order; else as many as are picked; copy_talent: the bearer's talent becomes that of the selected general; strip: the selected generals lose their talents; command_now: command at once; may pass the limit; command_next: on the limit of the next own turn; debt: deducted from the next own turn's command; clear_debt: debt goes, up to the amount; spy: amount cards of the other side's hand become known, drawn at random; swap: base attack and base health change places; bonuses, auras and wounds stay; move: to the right end of its side's field.
             * @enum {string}
             */
            readonly do: "again" | "attack" | "barrier" | "clear_debt" | "command_next" | "command_now" | "copy_talent" | "cover" | "cure" | "damage" | "debt" | "destroy" | "disarm" | "draw" | "heal" | "health" | "helpless" | "move" | "no_counter" | "poison" | "rage" | "ready" | "recall" | "spy" | "strip" | "stun" | "summon" | "swap" | "taunt" | "thorns";
            /**
             * @description Left out: stun, disarm and helpless till the end of the bearer's owner's next turn, all others for good.
             * @default null
             */
            readonly lasts?: ("good" | "next_turn" | "phase" | "turn") | null;
            /**
             * @description How often the part runs, each time looking and drawing anew, deaths settled between (KS-7.1).
             * @default null
             */
            readonly repeat?: components["schemas"]["KassenAmount"] | null;
            /**
             * @description Left out: the side of the card itself (draw, command, debt, spy).
             * @default null
             */
            readonly to?: components["schemas"]["KassenSelector"] | null;
            /**
             * @description Of summon: where the general comes from.
             * @default null
             */
            readonly zone?: ("deck" | "fallen" | "field" | "hand") | null;
        };
        /**
         * KassenPartSkipped
         * @description A part of an effect had nobody and nothing to work on.
         */
        readonly KassenPartSkipped: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "part_skipped";
        };
        /**
         * KassenPicked
         * @description Chance picked these units of several: an effect works on them, or a raging unit attacks one.
         */
        readonly KassenPicked: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "picked";
            readonly units: readonly number[];
        };
        /**
         * KassenPlayTactic
         * @description Pay for a tactic of the hand, with its target (KS-4.1).
         */
        readonly KassenPlayTactic: {
            /** @description Position in a hand, from the left. */
            readonly card: number;
            /** @default null */
            readonly target?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "play_tactic";
        };
        /**
         * KassenPlayed
         * @description The card that the waiting question decides about.
         */
        readonly KassenPlayed: {
            /** @description Position of the tactic or secret; of an order, of the general. */
            readonly card: number;
            /**
             * @description Of a secret: True if the other side knows it (KS-1.7).
             * @default false
             */
            readonly shown?: boolean;
            /** @description What was chosen. */
            readonly target: number | null;
            /** @description Of an order: the unit that was deployed. */
            readonly unit: number | null;
        };
        /**
         * KassenPublicPack
         * @description A content pack as everybody may read it: of the answers, nothing (KS-8.2).
         */
        readonly KassenPublicPack: {
            readonly about: components["schemas"]["Text"];
            readonly generals: readonly components["schemas"]["KassenPackGeneral"][];
            readonly id: string;
            readonly questions: readonly components["schemas"]["KassenPublicQuestion"][];
            readonly secrets: readonly components["schemas"]["KassenPackTactic"][];
            readonly tactics: readonly components["schemas"]["KassenPackTactic"][];
            readonly ties: readonly components["schemas"]["KassenPackTie"][];
            readonly title: components["schemas"]["Text"];
            readonly version: number;
        };
        /**
         * KassenPublicQuestion
         * @description A question without its answer (KS-8.2).
         */
        readonly KassenPublicQuestion: {
            /** @description In an order drawn from their English texts, so that their places tell nothing. */
            readonly choices: readonly components["schemas"]["Text"][];
            readonly id: string;
            /** @enum {string} */
            readonly kind: "deeds" | "renown" | "ties";
            /** @description Questions that ask the same or give this one away: they retire together (KS-8.1); both sides name each other. */
            readonly same_as: readonly string[];
            /** @description The general whom it is about. */
            readonly subject: string;
            readonly text: components["schemas"]["Text"];
        };
        /**
         * KassenQuestionAnswered
         * @description A side's answer was right or wrong; what was asked and chosen, that side alone is told.
         */
        readonly KassenQuestionAnswered: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly chosen: number | null;
            readonly question: number | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            readonly right: boolean;
            readonly right_choice: number | null;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "question_answered";
        };
        /**
         * KassenQuestionAsked
         * @description A side is asked a question; which one, that side alone is told.
         */
        readonly KassenQuestionAsked: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Which of the pack's choices stands at each place. */
            readonly order: readonly number[] | null;
            readonly question: number | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "question_asked";
        };
        /**
         * KassenQuiz
         * @description A question as it is put: subject, kind, and the choices in their drawn order (KS-8.2).
         */
        readonly KassenQuiz: {
            /** @enum {string} */
            readonly kind: "deeds" | "renown" | "ties";
            /** @description Which of the pack's choices stands at each place. */
            readonly order: readonly number[];
            /** @description Position of a question in the pack's list. */
            readonly question: number;
            /** @description Position of a general in the pack's list. */
            readonly subject: number;
        };
        /**
         * KassenRecalled
         * @description A unit went back to its side's hand, as printed.
         */
        readonly KassenRecalled: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recalled";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenReplayRequest
         * @description A record to play again.
         */
        readonly KassenReplayRequest: {
            /**
             * @description Of the last action, or of the whole match.
             * @default last
             * @enum {string}
             */
            readonly events?: "all" | "last";
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            readonly record: components["schemas"]["KassenMatchRecord"];
        };
        /**
         * KassenRetreat
         * @description Give the battle up (KS-9.3).
         */
        readonly KassenRetreat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "retreat";
        };
        /**
         * KassenReviewed
         * @description The questions that a side answered, for its explanations (told to that side alone).
         */
        readonly KassenReviewed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly questions: readonly number[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reviewed";
        };
        /**
         * KassenRisk
         * @description How likely a general would be captured after a retreat now, as far as its side can tell (KS-9.3).
         */
        readonly KassenRisk: {
            /** @description In thousandths. */
            readonly chance: number;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
        };
        /**
         * KassenSecretFired
         * @description A secret fired and is known now.
         */
        readonly KassenSecretFired: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Its number among all that came into play. */
            readonly number: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description Position of a tactic or secret in the pack's list. */
            readonly tactic: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "secret_fired";
        };
        /**
         * KassenSecretSet
         * @description A side has so many secrets set now.
         */
        readonly KassenSecretSet: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly secrets: number;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "secret_set";
        };
        /**
         * KassenSecretTried
         * @description A side spent a card that may become a set secret; which one, the other side does not learn.
         */
        readonly KassenSecretTried: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description Null for the other side. */
            readonly tactic: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "secret_tried";
        };
        /**
         * KassenSeenCard
         * @description A card of a hand or a deck, as whoever looks sees it.
         */
        readonly KassenSeenCard: {
            /** @description Position in the pack's generals, or in its tactics and secrets; null: a back. */
            readonly index: number | null;
            /**
             * @description Secrets look like tactics (KS-1.7).
             * @enum {string}
             */
            readonly kind: "general" | "tactic";
            /** @description True if the other side knows it. */
            readonly shown: boolean;
        };
        /**
         * KassenSeenPlay
         * @description The card that the waiting question decides about, as the table sees it.
         */
        readonly KassenSeenPlay: {
            /** @description Position of the tactic; of an order, of the general; null: a secret that whoever looks does not know. */
            readonly card: number | null;
            /** @description Of a tactic; what was chosen for an order is seen when it works. */
            readonly target: number | null;
            /** @description Of an order: the unit that was deployed. */
            readonly unit: number | null;
        };
        /**
         * KassenSeenSecret
         * @description A set secret, as whoever looks sees it (KS-1.7).
         */
        readonly KassenSeenSecret: {
            /** @description When it was set, as everybody saw: its number among all that came into play. */
            readonly number: number;
            /** @description True if the other side knows it. */
            readonly shown: boolean;
            /** @description Null: a back. */
            readonly tactic: number | null;
        };
        /**
         * KassenSeenSide
         * @description A side beyond its open line: what it hides, as far as whoever looks can tell (KS-1.7).
         */
        readonly KassenSeenSide: {
            /** @description How many questions it has answered. */
            readonly answered: number;
            /** @description How many cards. */
            readonly deck: number;
            /** @description Left to right; only the own side knows its cards, of others backs and what was shown. */
            readonly hand: readonly components["schemas"]["KassenSeenCard"][];
            /** @description Secrets that were lost unset; null: which one, whoever looks does not know. */
            readonly lost: readonly (number | null)[];
            readonly played: components["schemas"]["KassenSeenPlay"] | null;
            /** @description In order of setting. */
            readonly secrets: readonly components["schemas"]["KassenSeenSecret"][];
        };
        /**
         * KassenSeenState
         * @description A state that a unit is in, with its remaining time (KS-1.9).
         */
        readonly KassenSeenState: {
            readonly amount: number;
            /** @description Null: it comes from an aura, and ends with that. */
            readonly ends: components["schemas"]["KassenEnding"] | null;
            /** @enum {string} */
            readonly what: "cover" | "disarm" | "helpless" | "no_counter" | "rage" | "stun" | "taunt" | "thorns";
        };
        /**
         * KassenSeenUnit
         * @description A unit as everybody sees it (KS-1.9): the figures that work, auras counted.
         */
        readonly KassenSeenUnit: {
            readonly attack: number;
            readonly barrier: number;
            readonly base_attack: number;
            readonly base_health: number;
            /** @description Whether it could attack now, if somebody can be attacked (KS-5.1). */
            readonly can_attack: boolean;
            /** @enum {string} */
            readonly frame: "bronze" | "gold" | "iron";
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            readonly health: number;
            readonly most_health: number;
            readonly poison: number;
            readonly states: readonly components["schemas"]["KassenSeenState"][];
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenSelector
         * @description Generals on the field (of ``summon``: cards of a zone), found when the part runs.
         */
        readonly KassenSelector: {
            /**
             * @description For lowest and highest; ties go to the earlier entered.
             * @default null
             */
            readonly by?: ("attack" | "barrier" | "charm" | "cost" | "health" | "lost_health" | "poison") | null;
            /**
             * @description How many random, lowest or highest picks.
             * @default 1
             */
            readonly count?: number;
            /** @default null */
            readonly faction?: ("other" | "shu" | "wei" | "wu") | null;
            /**
             * @description True: only those below their maximum; False: only those at it.
             * @default null
             */
            readonly hurt?: boolean | null;
            /** @default null */
            readonly least_cost?: number | null;
            /** @default null */
            readonly most_cost?: number | null;
            /**
             * @description self: the general that bears the ability; target: what was chosen when the card was played; attacker: who attacks; attacked: who is attacked; subject: whom the event is about: the general that entered, was damaged, or was chosen for the tactic; own: the generals of the bearer's side; enemy: the generals of the other side; all: the generals of both sides.
             * @enum {string}
             */
            readonly of: "all" | "attacked" | "attacker" | "enemy" | "own" | "self" | "subject" | "target";
            /**
             * @description True: without the bearer.
             * @default false
             */
            readonly others?: boolean;
            /**
             * @description all: all of them; random: as many as count says, drawn; lowest: as many as count says, those with the least of by; ties go to the earlier entered; highest: as many as count says, those with the most of by; ties go to the earlier entered; neighbours: those beside each of the origin, on its side's field.
             * @default all
             * @enum {string}
             */
            readonly pick?: "all" | "highest" | "lowest" | "neighbours" | "random";
        };
        /**
         * KassenSetCard
         * @description A secret that is set.
         */
        readonly KassenSetCard: {
            /** @description Its number in the one count of all that comes into play: who reacts first (KS-7.1). */
            readonly number: number;
            /**
             * @description True if the other side knows it: it was shown before it was set (KS-1.7).
             * @default false
             */
            readonly shown?: boolean;
            /** @description Position of a tactic or secret in the pack's list. */
            readonly tactic: number;
        };
        /**
         * KassenSetSecret
         * @description Pay for a secret of the hand and set it (KS-4.2).
         */
        readonly KassenSetSecret: {
            /** @description Position in a hand, from the left. */
            readonly card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "set_secret";
        };
        /**
         * KassenSettlement
         * @description What followed from the verdict, in the order in which it is told (KS-10).
         */
        readonly KassenSettlement: {
            /** @description Of the loser's generals; whoever is not listed was safe. */
            readonly captures: readonly components["schemas"]["KassenCapture"][];
            /** @description Null: nobody survived who could speak. */
            readonly speaker: components["schemas"]["KassenSpeaker"] | null;
            /**
             * @description The strategist's, who speaks first.
             * @enum {string}
             */
            readonly words: "defeat" | "retreat" | "victory";
        };
        /**
         * KassenSpeaker
         * @description The survivor who speaks at the end (KS-10.1).
         */
        readonly KassenSpeaker: {
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            /** @description A side: the seat that leads it. */
            readonly side: number;
        };
        /**
         * KassenSpied
         * @description Cards of a side's hand became known to the other; which ones, only those two are told of.
         */
        readonly KassenSpied: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly cards: readonly components["schemas"]["KassenCard"][];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Whose hand it is. */
            readonly side: number;
            /** @description Their positions in the hand. */
            readonly slots: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "spied";
        };
        /**
         * KassenSpoke
         * @description A survivor speaks.
         */
        readonly KassenSpoke: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Position of a general in the pack's list. */
            readonly general: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "spoke";
        };
        /**
         * KassenState
         * @description A whole match of kassen, hidden parts included.
         */
        readonly KassenState: {
            /** @description What is still to be resolved, the top step last. */
            readonly agenda: readonly (components["schemas"]["KassenTurn"] | components["schemas"]["KassenAsking"])[];
            /** @description By side, given or dealt. */
            readonly armies: readonly components["schemas"]["KassenArmy"][];
            /** @enum {string} */
            readonly game: "kassen";
            readonly hands: readonly components["schemas"]["KassenHand"][];
            /**
             * @description Who fell when both sides lost their last generals at once (KS-9.1).
             * @default []
             */
            readonly last_fallen?: readonly number[];
            readonly options: components["schemas"]["KassenOptions"];
            readonly pack: components["schemas"]["PackRef"];
            readonly rng: components["schemas"]["Rng"];
            /**
             * @description Version of the state's form. Like ``game`` it is never left out: no default.
             * @enum {integer}
             */
            readonly schema: 1;
            readonly table: components["schemas"]["KassenTable"];
        };
        /**
         * KassenStrategist
         * @description The strategist speaks: before the last question, or first in the settlement.
         */
        readonly KassenStrategist: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "strategist";
            /** @enum {string} */
            readonly words: "defeat" | "last_question" | "retreat" | "victory";
        };
        /**
         * KassenSuggestion
         * @description A legal action, and its line of notation.
         */
        readonly KassenSuggestion: {
            readonly action: components["schemas"]["KassenAction"];
            readonly notation: string;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * KassenSuggestionRequest
         * @description A seat that wants to be told what to do; the same seed, the same suggestion.
         */
        readonly KassenSuggestionRequest: {
            /**
             * @description enemy: the computer of the rules: a tactic, generals, more tactics, exchanges that pay; greedy: the best by a rule of thumb, one step ahead; random: any legal action, all alike.
             * @enum {string}
             */
            readonly bot: "enemy" | "greedy" | "random";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
            readonly state: string | components["schemas"]["KassenState"];
        };
        /**
         * KassenTable
         * @description What lies open between the sides.
         */
        readonly KassenTable: {
            /** @description Actions taken in this turn. */
            readonly actions: number;
            /**
             * @description Attacks among them: after the first of them the computer does nothing else (KS-11.1).
             * @default 0
             */
            readonly attacks?: number;
            /** @description Units that have entered and secrets that were set so far, both sides together. */
            readonly entrances: number;
            /** @description Whose turn begins a phase (KS-1.4). */
            readonly first: number;
            readonly journal: readonly components["schemas"]["KassenJournal"][];
            readonly lines: readonly components["schemas"]["KassenLine"][];
            readonly phase: number;
            /**
             * @description There if and only if there is a verdict; a side's own questions with their explanations stand in its view.
             * @default null
             */
            readonly settlement?: components["schemas"]["KassenSettlement"] | null;
            /** @description Whose turn it is. */
            readonly turn: number;
            readonly verdict: components["schemas"]["KassenVerdict"] | null;
        };
        /**
         * KassenTacticPlayed
         * @description A side played a tactic; whether it works depends on the answer.
         */
        readonly KassenTacticPlayed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description Position of a tactic or secret in the pack's list. */
            readonly tactic: number;
            readonly target: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tactic_played";
        };
        /**
         * KassenTalentUsed
         * @description An order, a last act or an attribute of a unit works now.
         */
        readonly KassenTalentUsed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Whose talent it is. */
            readonly of: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly talent: "attribute" | "last_act" | "order";
            /** @description Of an order: what was chosen for it, which nobody else knew until now. */
            readonly target: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "talent_used";
            /** @description Number of a unit: how many had entered with it. */
            readonly unit: number;
        };
        /**
         * KassenTarget
         * @description What is chosen when a card is played, before its question.
         */
        readonly KassenTarget: {
            /** @default null */
            readonly faction?: ("other" | "shu" | "wei" | "wu") | null;
            /** @default null */
            readonly hurt?: boolean | null;
            /** @default null */
            readonly most_cost?: number | null;
            /** @enum {string} */
            readonly of: "all" | "enemy" | "own";
            /**
             * @description True: the bearer of an order cannot be chosen.
             * @default true
             */
            readonly others?: boolean;
        };
        /**
         * KassenTurn
         * @description A side takes its turn, action by action (waits for it).
         */
        readonly KassenTurn: {
            /** @description A side: the seat that leads it. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn";
        };
        /**
         * KassenTurnBegan
         * @description A side's turn begins with this much command.
         */
        readonly KassenTurnBegan: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly command: number;
            readonly limit: number;
            readonly phase: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn_began";
        };
        /**
         * KassenTurnDue
         * @description Take an action of the turn (KS-5.1, KS-6.1).
         */
        readonly KassenTurnDue: {
            readonly phase: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn_due";
        };
        /**
         * KassenTurnEnded
         * @description A side's turn is over.
         */
        readonly KassenTurnEnded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A side: the seat that leads it. */
            readonly side: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn_ended";
        };
        /**
         * KassenUnitState
         * @description A state that a unit was put into.
         */
        readonly KassenUnitState: {
            readonly amount: number;
            readonly ends: components["schemas"]["KassenEnding"];
            /** @enum {string} */
            readonly what: "cover" | "disarm" | "helpless" | "no_counter" | "rage" | "stun" | "taunt" | "thorns";
        };
        /**
         * KassenVerdict
         * @description How the match was decided.
         */
        readonly KassenVerdict: {
            /** @enum {string} */
            readonly reason: "last_phase" | "last_question" | "lot" | "no_generals" | "retreat";
            /** @description A side: the seat that leads it. */
            readonly winner: number;
        };
        /**
         * KassenView
         * @description What a side, or a spectator, may see.
         *
         *     ``options`` never tell armies, and whether they were given stands in ``armies_given``: what a side brings, the
         *     other one learns card by card (KS-1.8).
         */
        readonly KassenView: {
            readonly agenda: readonly (components["schemas"]["KassenTurn"] | components["schemas"]["KassenAsking"])[];
            readonly armies_given: boolean;
            /** @enum {string} */
            readonly game: "kassen";
            readonly last_fallen: readonly number[];
            readonly options: components["schemas"]["KassenOptions"];
            /** @description Null for a spectator. */
            readonly own: components["schemas"]["KassenOwnSide"] | null;
            readonly pack: components["schemas"]["PackRef"];
            /**
             * @description Version of the view's form.
             * @enum {integer}
             */
            readonly schema: 1;
            /** @description Whose view it is; null for a spectator. */
            readonly seat: number | null;
            readonly sides: readonly components["schemas"]["KassenSeenSide"][];
            readonly table: components["schemas"]["KassenTable"];
            /** @description By side, left to right: the fighters of the table as they stand now. */
            readonly units: readonly (readonly components["schemas"]["KassenSeenUnit"][])[];
        };
        /**
         * KassenViewAnswer
         * @description What a seat, or a spectator, may see.
         */
        readonly KassenViewAnswer: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["KassenDecision"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["KassenView"];
        };
        /**
         * KassenViewRequest
         * @description A state, and who looks at it.
         */
        readonly KassenViewRequest: {
            /** @description Whose view it is. */
            readonly perspective: number | "spectator";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["KassenState"];
        };
        /**
         * KassenWordsExchanged
         * @description The representatives are rivals or bound, and say a word each: the pack has them under this tie.
         */
        readonly KassenWordsExchanged: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description By side. */
            readonly speakers: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tie: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "words_exchanged";
        };
        /**
         * KeyProof
         * @description The key of a seat: for acting and for looking.
         */
        readonly KeyProof: {
            /** @description The key of a seat, as answered at set-up. */
            readonly key: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "key";
        };
        /**
         * MatchHead
         * @description Where a sealed match stands: all of it is public, but for the keys of the seats.
         */
        readonly MatchHead: {
            /** @description Where a match stands, with all that led there. */
            readonly head: string;
            /** @description At set-up: the key of each seat that brought none, to be handed to its player and to nobody else. */
            readonly keys: readonly (string | null)[] | null;
            /** @description Id of a match. */
            readonly match: string;
            /** @description Null at level ``sealed``. */
            readonly receipt: components["schemas"]["Receipt"] | null;
            /** @description Steps since the set-up. */
            readonly sequence: number;
        };
        /**
         * Numbers
         * @description A whole number from first to last.
         */
        readonly Numbers: {
            readonly first: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "numbers";
            readonly last: number;
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
        };
        /**
         * OneOf
         * @description A member of any of the parts.
         */
        readonly OneOf: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "one_of";
            readonly parts: readonly components["schemas"]["Form"][];
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
        };
        /**
         * Outcome
         * @description How a match ended.
         */
        readonly Outcome: {
            /** @description All seats, best first. */
            readonly ranking: readonly components["schemas"]["Standing"][];
            /** @description Stable code of what ended it. */
            readonly reason: string;
        };
        /**
         * PackList
         * @description The content packs of a game.
         */
        readonly PackList: {
            readonly packs: readonly components["schemas"]["PackRef"][];
        };
        /**
         * PackRef
         * @description Names one exact content pack.
         */
        readonly PackRef: {
            /** @description Digest of the pack's canonical bytes, in hex: the same digest, the same pack. */
            readonly digest: string;
            /** @description Id of the pack, for people. */
            readonly id: string;
            /** @description Version of the pack, counted up by its author. */
            readonly version: number;
        };
        /**
         * Problem
         * @description One broken invariant of a state, or one fault of options or of a pack.
         */
        readonly Problem: {
            /** @description Stable, for machines. */
            readonly code: string;
            /** @description For people, in English. */
            readonly message: string;
            /** @description JSON Pointer (RFC 6901) to the offending value. */
            readonly pointer: string;
            readonly rule: string | null;
        };
        /**
         * ProblemDocument
         * @description Why a request failed (RFC 9457).
         */
        readonly ProblemDocument: {
            /** @description What happened here, for machines; stable. */
            readonly code: string;
            /** @description What happened here, for people. */
            readonly detail: string;
            /** @description All faults at once, where there can be several. */
            readonly errors?: readonly components["schemas"]["Problem"][];
            /** @description Which action of a list is refused; nothing of the list was carried out. */
            readonly index?: number;
            /** @description JSON Pointer (RFC 6901) into the request body; empty: all of it. */
            readonly pointer?: string;
            /** @description The rule clause that refuses. */
            readonly rule?: string;
            /** @description The HTTP status. */
            readonly status: number;
            /** @description What happened here, in the language that Accept-Language asks for; left out without one. */
            readonly text?: string;
            /** @description The kind, for people. */
            readonly title: string;
            /** @description Names the kind of problem. */
            readonly type: string;
        };
        /**
         * Product
         * @description One of each part, in order.
         */
        readonly Product: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly form: "product";
            readonly parts: readonly components["schemas"]["Form"][];
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly size: number;
        };
        /**
         * PublicKeys
         * @description The keys by which receipts can be checked, by key id.
         */
        readonly PublicKeys: {
            readonly keys: {
                readonly [key: string]: string;
            };
        };
        /**
         * Ready
         * @description The server can adjudicate these games.
         */
        readonly Ready: {
            readonly games: readonly string[];
            /** @enum {string} */
            readonly status: "ready";
        };
        /**
         * Receipt
         * @description One step of a match, signed by the server.
         */
        readonly Receipt: {
            /** @description Of what they did; keyed by the server, so that nobody can find out by trying. */
            readonly action: string;
            /** @description Where a match stands, with all that led there. */
            readonly head: string;
            /** @description Id of one of the server's keys. */
            readonly key: string;
            /** @description Id of a match. */
            readonly match: string;
            /** @description The head before; null: the set-up. */
            readonly parent: string | null;
            /** @description Who acted. */
            readonly seats: readonly number[];
            /** @description How many steps came before it; 0: the set-up. */
            readonly sequence: number;
            /** @description An Ed25519 signature: base64url of 64 bytes. */
            readonly signature: string;
            /** @enum {integer} */
            readonly version: 1;
            /** @description SHA-256 of the spectator's view after it, as canonical JSON. */
            readonly view: string;
        };
        /**
         * RisingSunAccept
         * @description Ally with a seat that has proposed it (RS-3.2).
         */
        readonly RisingSunAccept: {
            /** @description A player's place, counted clockwise from 0. */
            readonly proposer: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "accept";
        };
        /**
         * RisingSunAct
         * @description Anything else at a moment, by the name that ``effects.acts`` has for it.
         */
        readonly RisingSunAct: {
            /** @description How much, for functions that ask for it. */
            readonly amount: number;
            /** @enum {string} */
            readonly do: "assassinate" | "charge" | "garrison" | "give_alms" | "levy_lower" | "place_bushi_anywhere" | "place_bushi_at_stronghold" | "place_shinto_at_shrine" | "profit_from_tie" | "rob_higher" | "rob_richest" | "ronin_to_coins" | "spare" | "strike_higher";
            /** @enum {string} */
            readonly on: "battle_begins" | "bought" | "coins_gained" | "entered" | "killed" | "killing" | "mandate_chosen" | "recruit_ended" | "sailing" | "summoned" | "tie_won" | "token_taken" | "vp_gained" | "war_begins" | "winter";
            /** @description All of these must hold. */
            readonly only: readonly ("above_two" | "allied" | "here" | "highest_honor" | "itself" | "not_betray" | "victim_below")[];
            /** @enum {string} */
            readonly whose: "anybody" | "by_own" | "others" | "own" | "richer";
        };
        readonly RisingSunAction: components["schemas"]["RisingSunPropose"] | components["schemas"]["RisingSunAccept"] | components["schemas"]["RisingSunDecline"] | components["schemas"]["RisingSunWithdraw"] | components["schemas"]["RisingSunReady"] | components["schemas"]["RisingSunChooseTile"] | components["schemas"]["RisingSunAnnounce"] | components["schemas"]["RisingSunSummon"] | components["schemas"]["RisingSunMove"] | components["schemas"]["RisingSunBuild"] | components["schemas"]["RisingSunBuy"] | components["schemas"]["RisingSunSwap"] | components["schemas"]["RisingSunPlaceBid"] | components["schemas"]["RisingSunUseAdvantage"] | components["schemas"]["RisingSunTakeHostage"] | components["schemas"]["RisingSunShareOut"] | components["schemas"]["RisingSunTakeTurn"] | components["schemas"]["RisingSunPickEffect"] | components["schemas"]["RisingSunUseEffect"] | components["schemas"]["RisingSunDone"] | components["schemas"]["RisingSunGive"];
        /**
         * RisingSunAdjudicationRequest
         * @description A state and the actions to carry out on it, one after another: all of them or none.
         */
        readonly RisingSunAdjudicationRequest: {
            readonly actions: readonly components["schemas"]["RisingSunMatchMove"][];
            /**
             * @description Of a closed match.
             * @default null
             */
            readonly closed?: components["schemas"]["SetOpening"] | null;
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["RisingSunState"];
            /**
             * @description Of a sealed match, where heads are stored: a new step, or the last one once more, as its answer was lost.
             * @default new
             * @enum {string}
             */
            readonly step?: "last" | "new";
        };
        /**
         * RisingSunAdvantageDue
         * @description Use an advantage that was won, or not (RS-6.4).
         */
        readonly RisingSunAdvantageDue: {
            /** @enum {string} */
            readonly advantage: "hostage" | "poets" | "ronin" | "seppuku";
            readonly province: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "advantage_due";
        };
        /**
         * RisingSunAdvantageUsed
         * @description What the winner of an advantage did with it.
         */
        readonly RisingSunAdvantageUsed: {
            /** @enum {string} */
            readonly advantage: "hostage" | "poets" | "ronin" | "seppuku";
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "advantage_used";
            /** @description False: declined, or nothing could be done. */
            readonly used: boolean;
        };
        /**
         * RisingSunAdvantageWon
         * @description Who won an advantage.
         */
        readonly RisingSunAdvantageWon: {
            /** @enum {string} */
            readonly advantage: "hostage" | "poets" | "ronin" | "seppuku";
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Null: nobody bid on it. */
            readonly seat: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "advantage_won";
        };
        /**
         * RisingSunAllianceBroken
         * @description A betrayal ended an alliance.
         */
        readonly RisingSunAllianceBroken: {
            /** @description A player's place, counted clockwise from 0. */
            readonly ally: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Who betrayed. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "alliance_broken";
        };
        /**
         * RisingSunAllianceFormed
         * @description Two seats are allies now.
         */
        readonly RisingSunAllianceFormed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "alliance_formed";
        };
        /**
         * RisingSunAllianceProposed
         * @description A seat proposed an alliance.
         */
        readonly RisingSunAllianceProposed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "alliance_proposed";
        };
        /**
         * RisingSunAlliancesEnded
         * @description The alliances of the last season are over.
         */
        readonly RisingSunAlliancesEnded: {
            readonly alliances: readonly (readonly number[])[];
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "alliances_ended";
        };
        /**
         * RisingSunAnnounce
         * @description Lay one of the tiles face down and announce any mandate (RS-9.lotus).
         */
        readonly RisingSunAnnounce: {
            /** @enum {string} */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            readonly tile: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "announce";
        };
        /**
         * RisingSunBattle
         * @description The battle that is being fought.
         */
        readonly RisingSunBattle: {
            /**
             * @description In the order of ``seats`` once all are revealed; before, none.
             * @default []
             */
            readonly bids?: readonly (readonly number[])[];
            /**
             * @description What died or was taken in this battle, each once, ascending (RS-10.1).
             * @default []
             */
            readonly fallen?: readonly components["schemas"]["RisingSunFallen"][];
            /**
             * @description Force of the ronin of each, in the order of ``seats``; empty until somebody hires (RS-6.7).
             * @default []
             */
            readonly hired?: readonly number[];
            /**
             * @description Figures killed in this battle so far, for the poets (RS-6.9).
             * @default 0
             */
            readonly killed?: number;
            readonly province: string;
            /** @description Who takes part, clockwise (RS-6.2). */
            readonly seats: readonly number[];
            /** @default null */
            readonly winner?: number | null;
        };
        /**
         * RisingSunBattleBegan
         * @description A battle begins.
         */
        readonly RisingSunBattleBegan: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly province: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "battle_began";
        };
        /**
         * RisingSunBattleWon
         * @description How a battle ended.
         */
        readonly RisingSunBattleWon: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description In the order of ``seats``. */
            readonly force: readonly number[];
            readonly province: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "battle_won";
            /** @description A player's place, counted clockwise from 0. */
            readonly winner: number;
        };
        /**
         * RisingSunBetraying
         * @description A seat swaps figures (RS-4.8; waits).
         */
        readonly RisingSunBetraying: {
            /**
             * @description Swaps left with no such limits, from cards.
             * @default 0
             */
            readonly extra?: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description Whose figures were swapped under the two that the mandate allows.
             * @default []
             */
            readonly swapped?: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "betraying";
        };
        /**
         * RisingSunBidDue
         * @description Bid in a battle (RS-6.3).
         */
        readonly RisingSunBidDue: {
            /** @description What can be bid at most. */
            readonly coins: number;
            readonly province: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bid_due";
        };
        /**
         * RisingSunBidPlaced
         * @description A seat has bid; what, is seen when all bids are in.
         */
        readonly RisingSunBidPlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bid_placed";
        };
        /**
         * RisingSunBidding
         * @description Everybody in the battle bids (RS-6.3; waits for all).
         */
        readonly RisingSunBidding: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bidding";
        };
        /**
         * RisingSunBidsRevealed
         * @description All bids of a battle.
         */
        readonly RisingSunBidsRevealed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description In the order of ``seats``. */
            readonly bids: readonly (readonly number[])[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bids_revealed";
        };
        /**
         * RisingSunBuild
         * @description Pay for a stronghold in a province (RS-4.5).
         */
        readonly RisingSunBuild: {
            /** @description Where a piece is. */
            readonly place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "build";
        };
        /**
         * RisingSunBuy
         * @description Buy a displayed card (RS-4.6).
         */
        readonly RisingSunBuy: {
            readonly card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "buy";
        };
        /**
         * RisingSunBuyDue
         * @description Buy a card or not (RS-4.6, RS-5.2).
         */
        readonly RisingSunBuyDue: {
            /** @enum {string} */
            readonly by: "ryujin" | "train";
            readonly discount: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "buy_due";
        };
        /**
         * RisingSunCardBought
         * @description A seat bought a season card.
         */
        readonly RisingSunCardBought: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly card: string;
            /** @description What it paid. */
            readonly coins: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "card_bought";
        };
        /**
         * RisingSunCardsShown
         * @description The displayed season cards were renewed.
         */
        readonly RisingSunCardsShown: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Copies stand repeatedly. */
            readonly cards: readonly string[];
            readonly discarded: readonly string[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "cards_shown";
        };
        /**
         * RisingSunCarryingOut
         * @description A mandate is carried out by every seat in its order (RS-4.3).
         */
        readonly RisingSunCarryingOut: {
            /** @enum {string} */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            /** @description The chooser. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "carrying_out";
        };
        /**
         * RisingSunCharged
         * @description A seat was charged for a sea route, and paid or stayed ashore.
         */
        readonly RisingSunCharged: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description A player's place, counted clockwise from 0. */
            readonly by: number;
            readonly cause: string;
            readonly paid: boolean;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "charged";
        };
        /**
         * RisingSunChooseTile
         * @description Play one of the tiles that the seat looks at (RS-4.2).
         */
        readonly RisingSunChooseTile: {
            /** @description Its position, from the top. */
            readonly tile: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "choose_tile";
        };
        /**
         * RisingSunChoosing
         * @description The holder chooses one of the tiles it looks at (RS-4.2; waits).
         */
        readonly RisingSunChoosing: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "choosing";
        };
        /**
         * RisingSunClansSeated
         * @description Which clan sits where; the honor track starts in this order.
         */
        readonly RisingSunClansSeated: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description By seat. */
            readonly clans: readonly string[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clans_seated";
        };
        /**
         * RisingSunCleaningUp
         * @description Clean-up (RS-7.1).
         */
        readonly RisingSunCleaningUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "cleaning_up";
        };
        /**
         * RisingSunClosedSetRequest
         * @description A closed match, and the commitments of the seats that decide next.
         */
        readonly RisingSunClosedSetRequest: {
            readonly commitments: readonly components["schemas"]["Commitment"][];
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly state: string;
        };
        /**
         * RisingSunClosing
         * @description The match is over.
         */
        readonly RisingSunClosing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "closing";
        };
        /**
         * RisingSunComparing
         * @description The bids on an advantage are compared (RS-6.4).
         */
        readonly RisingSunComparing: {
            /** @enum {string} */
            readonly advantage: "hostage" | "poets" | "ronin" | "seppuku";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "comparing";
        };
        /**
         * RisingSunCounting
         * @description The last points: war province tokens (RS-8.1).
         */
        readonly RisingSunCounting: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "counting";
        };
        /**
         * RisingSunDeciding
         * @description The battle's outcome (RS-6.8).
         */
        readonly RisingSunDeciding: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "deciding";
        };
        readonly RisingSunDecision: components["schemas"]["RisingSunTeaDue"] | components["schemas"]["RisingSunMandateDue"] | components["schemas"]["RisingSunRecruitDue"] | components["schemas"]["RisingSunMarshalDue"] | components["schemas"]["RisingSunBuyDue"] | components["schemas"]["RisingSunHousingDue"] | components["schemas"]["RisingSunSwapDue"] | components["schemas"]["RisingSunWindDue"] | components["schemas"]["RisingSunThunderDue"] | components["schemas"]["RisingSunBidDue"] | components["schemas"]["RisingSunAdvantageDue"] | components["schemas"]["RisingSunHostageDue"] | components["schemas"]["RisingSunShareDue"] | components["schemas"]["RisingSunOrderDue"] | components["schemas"]["RisingSunPickDue"] | components["schemas"]["RisingSunEffectDue"];
        /**
         * RisingSunDecline
         * @description Refuse a proposal (RS-3.2).
         */
        readonly RisingSunDecline: {
            /** @description A player's place, counted clockwise from 0. */
            readonly proposer: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "decline";
        };
        /**
         * RisingSunDone
         * @description Do no more, or nothing at all.
         */
        readonly RisingSunDone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "done";
        };
        /**
         * RisingSunEffectDue
         * @description Use an effect, or not (RS-9, RS-10).
         */
        readonly RisingSunEffectDue: {
            readonly heard: components["schemas"]["RisingSunHeard"];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "effect_due";
        };
        /**
         * RisingSunEffectPicked
         * @description A seat has said which of its effects comes next.
         */
        readonly RisingSunEffectPicked: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly source: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "effect_picked";
        };
        /**
         * RisingSunEffectUsed
         * @description An effect of a card or a clan works, or its owner declined; what it did follows.
         */
        readonly RisingSunEffectUsed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly source: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "effect_used";
            readonly used: boolean;
        };
        readonly RisingSunEvent: components["schemas"]["RisingSunClansSeated"] | components["schemas"]["RisingSunKamiPlaced"] | components["schemas"]["RisingSunSeasonBegan"] | components["schemas"]["RisingSunCardsShown"] | components["schemas"]["RisingSunGained"] | components["schemas"]["RisingSunLost"] | components["schemas"]["RisingSunHostageReturned"] | components["schemas"]["RisingSunAlliancesEnded"] | components["schemas"]["RisingSunAllianceProposed"] | components["schemas"]["RisingSunProposalClosed"] | components["schemas"]["RisingSunAllianceFormed"] | components["schemas"]["RisingSunSeatReady"] | components["schemas"]["RisingSunTeaOver"] | components["schemas"]["RisingSunGiftGiven"] | components["schemas"]["RisingSunTilesSeen"] | components["schemas"]["RisingSunTileTaken"] | components["schemas"]["RisingSunMandateChosen"] | components["schemas"]["RisingSunFigureSummoned"] | components["schemas"]["RisingSunFigurePlaced"] | components["schemas"]["RisingSunFigureMoved"] | components["schemas"]["RisingSunRouteSought"] | components["schemas"]["RisingSunStrongholdBuilt"] | components["schemas"]["RisingSunCardBought"] | components["schemas"]["RisingSunHarvested"] | components["schemas"]["RisingSunAllianceBroken"] | components["schemas"]["RisingSunFigureSwapped"] | components["schemas"]["RisingSunHonorChanged"] | components["schemas"]["RisingSunTieBroken"] | components["schemas"]["RisingSunShrineSettled"] | components["schemas"]["RisingSunStopped"] | components["schemas"]["RisingSunOrderChosen"] | components["schemas"]["RisingSunEffectPicked"] | components["schemas"]["RisingSunEffectUsed"] | components["schemas"]["RisingSunCharged"] | components["schemas"]["RisingSunSpared"] | components["schemas"]["RisingSunSeasonEnded"] | components["schemas"]["RisingSunWorshippersReturned"] | components["schemas"]["RisingSunTokensCounted"] | components["schemas"]["RisingSunMatchEnded"] | components["schemas"]["RisingSunWarBegan"] | components["schemas"]["RisingSunTokenTaken"] | components["schemas"]["RisingSunBattleBegan"] | components["schemas"]["RisingSunBidPlaced"] | components["schemas"]["RisingSunBidsRevealed"] | components["schemas"]["RisingSunAdvantageWon"] | components["schemas"]["RisingSunAdvantageUsed"] | components["schemas"]["RisingSunHostageTaken"] | components["schemas"]["RisingSunRoninHired"] | components["schemas"]["RisingSunFiguresKilled"] | components["schemas"]["RisingSunBattleWon"] | components["schemas"]["RisingSunReparationsPaid"];
        /**
         * RisingSunExchange
         * @description The state that was reached and what happened on the way.
         */
        readonly RisingSunExchange: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["RisingSunDecision"][];
            readonly events: readonly components["schemas"]["RisingSunEvent"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description A spectator's view; null: the match is open. */
            readonly public: components["schemas"]["RisingSunView"] | null;
            /** @description Null: the match is open. */
            readonly sealed: components["schemas"]["MatchHead"] | null;
            readonly state: string | components["schemas"]["RisingSunState"];
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["RisingSunView"] | null;
        };
        /**
         * RisingSunFallen
         * @description A seat has lost figures of a kind in the battle (RS-10.1).
         */
        readonly RisingSunFallen: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * RisingSunFigureMoved
         * @description A figure, or a stronghold that moves like one, went to another province.
         */
        readonly RisingSunFigureMoved: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly sea: boolean;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description Where a piece is. */
            readonly to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "figure_moved";
        };
        /**
         * RisingSunFigurePlaced
         * @description A figure of the reserve was placed, which is no summon.
         */
        readonly RisingSunFigurePlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly cause: string;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "figure_placed";
        };
        /**
         * RisingSunFigureSummoned
         * @description A figure was summoned from the reserve.
         */
        readonly RisingSunFigureSummoned: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "figure_summoned";
        };
        /**
         * RisingSunFigureSwapped
         * @description A figure changed sides: its owner's went home, the betrayer's took its place.
         */
        readonly RisingSunFigureSwapped: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description What went home. */
            readonly kind: string;
            /** @description What took its place. */
            readonly own: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "figure_swapped";
            /** @description A player's place, counted clockwise from 0. */
            readonly victim: number;
        };
        /**
         * RisingSunFiguresKilled
         * @description Figures died and are in their owners' reserves now.
         */
        readonly RisingSunFiguresKilled: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly by: number | null;
            readonly cause: string | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "figures_killed";
            readonly victims: readonly components["schemas"]["RisingSunVictims"][];
        };
        /**
         * RisingSunFinishing
         * @description All points are counted: a tie for the win is broken (RS-8.2).
         */
        readonly RisingSunFinishing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "finishing";
        };
        /**
         * RisingSunForce
         * @description A change of force: own figures of a kind have at least so much, and so much more on top of it.
         */
        readonly RisingSunForce: {
            readonly add: number;
            readonly at_least: number;
            /**
             * @description self: this monster's figure; daimyo: figures that count as one; figures: all, strongholds apart.
             * @enum {string}
             */
            readonly of: "bushi" | "daimyo" | "figures" | "self" | "shinto" | "strongholds";
            /**
             * @description war: in the war phase; lowest_honor: where nobody with force there, or who takes part, stands lower.
             * @enum {string}
             */
            readonly only: "always" | "lowest_honor" | "war";
        };
        /**
         * RisingSunGain
         * @description What the owner gains from the bank at a moment, without a choice.
         */
        readonly RisingSunGain: {
            readonly coins: number;
            /** @enum {string} */
            readonly on: "battle_begins" | "bought" | "coins_gained" | "entered" | "killed" | "killing" | "mandate_chosen" | "recruit_ended" | "sailing" | "summoned" | "tie_won" | "token_taken" | "vp_gained" | "war_begins" | "winter";
            /** @description All of these must hold. */
            readonly only: readonly ("above_two" | "allied" | "here" | "highest_honor" | "itself" | "not_betray" | "victim_below")[];
            readonly per: ("allied_seasons" | "figures" | "monsters" | "oni" | "strongholds" | "virtues") | null;
            readonly ronin: number;
            readonly vp: number;
            /** @enum {string} */
            readonly whose: "anybody" | "by_own" | "others" | "own" | "richer";
        };
        /**
         * RisingSunGained
         * @description A seat gained coins, ronin or victory points, from the bank or from another seat.
         */
        readonly RisingSunGained: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description The card or clan whose effect it was; null: the rules' own flow. */
            readonly cause: string | null;
            readonly coins: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            readonly ronin: number;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Whom it took them from; null: the bank. */
            readonly source: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "gained";
            readonly vp: number;
        };
        /**
         * RisingSunGiftGiven
         * @description A seat gave coins and ronin to another.
         */
        readonly RisingSunGiftGiven: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly coins: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            readonly ronin: number;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "gift_given";
        };
        /**
         * RisingSunGive
         * @description Give coins and ronin to another seat (RS-3.3); a side action: never owed.
         */
        readonly RisingSunGive: {
            /** @default 0 */
            readonly coins?: number;
            /** @default 0 */
            readonly ronin?: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "give";
        };
        /**
         * RisingSunGroup
         * @description So many pieces of a kind in a place; sorted by place, then kind, none empty.
         */
        readonly RisingSunGroup: {
            readonly count: number;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
        };
        /**
         * RisingSunHarvested
         * @description Provinces whose reward a seat takes.
         */
        readonly RisingSunHarvested: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly provinces: readonly string[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "harvested";
        };
        /**
         * RisingSunHeard
         * @description One effect that listens to what happened, for one copy of its card.
         */
        readonly RisingSunHeard: {
            /** @description Position among its gains and then its acts. */
            readonly ability: number;
            readonly occasion: components["schemas"]["RisingSunOccasion"];
            /** @description The owner. */
            readonly seat: number;
            /** @description Id of the card or the clan. */
            readonly source: string;
        };
        /**
         * RisingSunHonorChanged
         * @description The honor track after somebody rose or fell; highest first.
         */
        readonly RisingSunHonorChanged: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly honor: readonly number[];
            /**
             * @description raised: to the top.
             * @enum {string}
             */
            readonly how: "gained" | "lost" | "raised";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "honor_changed";
        };
        /**
         * RisingSunHostageDue
         * @description Take a hostage, or not (RS-6.6).
         */
        readonly RisingSunHostageDue: {
            readonly left: number;
            readonly province: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hostage_due";
        };
        /**
         * RisingSunHostageReturned
         * @description A hostage went home to its owner's reserve.
         */
        readonly RisingSunHostageReturned: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description A player's place, counted clockwise from 0. */
            readonly captor: number;
            readonly count: number;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description The owner. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hostage_returned";
        };
        /**
         * RisingSunHostageTaken
         * @description A figure was taken hostage.
         */
        readonly RisingSunHostageTaken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Kind of a piece. */
            readonly kind: string;
            readonly province: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hostage_taken";
            /** @description A player's place, counted clockwise from 0. */
            readonly victim: number;
        };
        /**
         * RisingSunHousing
         * @description A seat chooses where the monster that it has bought is summoned (RS-4.6; waits).
         */
        readonly RisingSunHousing: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "housing";
        };
        /**
         * RisingSunHousingDue
         * @description Summon the monster that was bought (RS-4.6).
         */
        readonly RisingSunHousingDue: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "housing_due";
        };
        /**
         * RisingSunInvitationRequest
         * @description A closed match to be set up, and the commitments of its seats to what they contribute to its seed.
         */
        readonly RisingSunInvitationRequest: {
            /** @description By seat. */
            readonly commitments: readonly string[];
            /** @description By seat. */
            readonly keys: readonly string[];
            /**
             * @default {
             *       "add_on": "torii",
             *       "ally_again_after_betray": false,
             *       "boxes": [
             *         "base"
             *       ],
             *       "clans": null,
             *       "keep_unbought": false,
             *       "pack": "eight-provinces",
             *       "seats": 4,
             *       "start_effect_cancels_battle": false,
             *       "winning_figure_must_survive": true
             *     }
             */
            readonly options?: components["schemas"]["RisingSunOptions"];
        };
        /**
         * RisingSunKamiPlaced
         * @description Which kami stand at shrines 1 to 4.
         */
        readonly RisingSunKamiPlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly kami: readonly ("amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi")[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "kami_placed";
        };
        /**
         * RisingSunKamiTurn
         * @description The next shrine is settled (RS-5.1).
         */
        readonly RisingSunKamiTurn: {
            /** @description Position of the shrine. */
            readonly shrine: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "kami_turn";
        };
        /**
         * RisingSunKilling
         * @description Figures die, unless something that was heard has spared them.
         */
        readonly RisingSunKilling: {
            readonly by: number | null;
            /** @default [] */
            readonly causes?: readonly string[];
            /**
             * @description Id of a rule clause.
             * @default RS-6.8
             */
            readonly rule?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "killing";
            readonly victims: readonly components["schemas"]["RisingSunVictims"][];
        };
        /**
         * RisingSunLegalActions
         * @description One page of a seat's legal actions, and a compact description of all of them.
         */
        readonly RisingSunLegalActions: {
            readonly actions: readonly components["schemas"]["RisingSunAction"][];
            readonly form: components["schemas"]["Form"];
            readonly offset: number;
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly total: number;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * RisingSunLegalActionsRequest
         * @description A seat whose legal actions are wanted, and which page of them.
         */
        readonly RisingSunLegalActionsRequest: {
            /**
             * @description Most actions in the answer.
             * @default 100
             */
            readonly limit?: number;
            /**
             * @description How many actions to leave out.
             * @default 0
             */
            readonly offset?: number;
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly state: string | components["schemas"]["RisingSunState"];
            /**
             * @description What it owes, or what it may do besides, as gifts are in rising_sun.
             * @default owed
             * @enum {string}
             */
            readonly which?: "owed" | "side";
        };
        /**
         * RisingSunLook
         * @description What a seat saw in one of its mandate turns, known to it till the tiles are shuffled (RS-4.2).
         */
        readonly RisingSunLook: {
            /** @description Position of the tile that was taken out; the others went back in this order. */
            readonly chosen: number;
            /** @description Top first. */
            readonly tiles: readonly ("betray" | "harvest" | "marshal" | "recruit" | "train")[];
            /** @description Which mandate turn of the season. */
            readonly turn: number;
        };
        /**
         * RisingSunLost
         * @description A seat lost or paid coins, ronin or victory points to the bank.
         */
        readonly RisingSunLost: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly cause: string | null;
            readonly coins: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            readonly ronin: number;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "lost";
            readonly vp: number;
        };
        /**
         * RisingSunMandateChosen
         * @description The mandate that every seat carries out now.
         */
        readonly RisingSunMandateChosen: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it was announced, over a tile that lies face down. */
            readonly hidden: boolean;
            /** @enum {string} */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "mandate_chosen";
        };
        /**
         * RisingSunMandateDue
         * @description Choose one of so many tiles (RS-4.2).
         */
        readonly RisingSunMandateDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tiles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "mandate_due";
        };
        /**
         * RisingSunMarshalDue
         * @description Move another figure, build, or stop (RS-4.5).
         */
        readonly RisingSunMarshalDue: {
            readonly builds: boolean;
            /** @description What has moved already, where it stands now. */
            readonly moved: readonly components["schemas"]["RisingSunGroup"][];
            /** @enum {string} */
            readonly routes: "closed" | "open" | "unasked";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "marshal_due";
        };
        /**
         * RisingSunMarshalling
         * @description A seat moves its figures, group by group (RS-4.5; waits).
         */
        readonly RisingSunMarshalling: {
            /** @description Whether it may still build a stronghold. */
            readonly builds: boolean;
            /**
             * @description What has moved already, where it stands now.
             * @default []
             */
            readonly moved?: readonly components["schemas"]["RisingSunGroup"][];
            /**
             * @default unasked
             * @enum {string}
             */
            readonly routes?: "closed" | "open" | "unasked";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "marshalling";
        };
        /**
         * RisingSunMatchEnded
         * @description Who has won.
         */
        readonly RisingSunMatchEnded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match_ended";
            readonly winners: readonly number[];
        };
        /**
         * RisingSunMatchMove
         * @description An action and the seat that takes it.
         */
        readonly RisingSunMatchMove: {
            readonly action: components["schemas"]["RisingSunAction"];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * RisingSunMatchRecord
         * @description A match of rising_sun, to be played again.
         */
        readonly RisingSunMatchRecord: {
            readonly game: string;
            readonly moves: readonly components["schemas"]["RisingSunMatchMove"][];
            readonly options: components["schemas"]["RisingSunOptions"];
            readonly pack: components["schemas"]["PackRef"];
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
        };
        /**
         * RisingSunMatchRequest
         * @description What a match starts from.
         */
        readonly RisingSunMatchRequest: {
            /**
             * @description Of a closed match; null: the server draws its seed.
             * @default null
             */
            readonly contributions?: components["schemas"]["Contributions"] | null;
            /**
             * @description Of sealed matches: the public key that a seat brings, by seat.
             * @default []
             */
            readonly keys?: readonly (string | null)[];
            /**
             * @default {
             *       "add_on": "torii",
             *       "ally_again_after_betray": false,
             *       "boxes": [
             *         "base"
             *       ],
             *       "clans": null,
             *       "keep_unbought": false,
             *       "pack": "eight-provinces",
             *       "seats": 4,
             *       "start_effect_cancels_battle": false,
             *       "winning_figure_must_survive": true
             *     }
             */
            readonly options?: components["schemas"]["RisingSunOptions"];
            /**
             * @description Whose eyes events and view are cut to; all: events uncut, no view.
             * @default all
             */
            readonly perspective?: number | ("all" | "spectator");
            /**
             * @description Of open matches; null: sealed ones draw their own.
             * @default null
             */
            readonly seed?: number | null;
            /**
             * @description How far the other players have to be trusted.
             * @default open
             * @enum {string}
             */
            readonly trust?: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * RisingSunMove
         * @description Move one figure of a kind from a province to another (RS-4.5).
         */
        readonly RisingSunMove: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description Where a piece is. */
            readonly to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "move";
        };
        /**
         * RisingSunNextWar
         * @description The next province at war, or clean-up after the last (RS-6.2).
         */
        readonly RisingSunNextWar: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "next_war";
        };
        /**
         * RisingSunObeying
         * @description A seat's turn to carry out a mandate comes (RS-4.3).
         */
        readonly RisingSunObeying: {
            /** @description Whether it is the chooser, or the chooser's ally. */
            readonly bonus: boolean;
            /** @enum {string} */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "obeying";
        };
        /**
         * RisingSunOccasion
         * @description What happened at a moment, for those who listen to it.
         *
         *     ==================  ============================================================================================
         *     moment              facts
         *     ==================  ============================================================================================
         *     mandate_chosen      seat: the chooser; what: the mandate
         *     sailing             seat: who is about to sail; place, to: the route; kind: what sails
         *     summoned            seat
         *     recruit_ended       seat: the chooser
         *     entered             seat: of the figure; kind; place: the province
         *     bought              seat; what: id of the card, or stronghold; count: coins spent
         *     coins_gained        seat; count
         *     vp_gained           seat; count
         *     tie_won             seat: the winner; seats: who tied with it
         *     war_begins          nothing
         *     battle_begins       place: the province
         *     killing             seat: the killer
         *     killed              seat: whose figures; by: the killer (null: nobody); count; place
         *     token_taken         seat; place: the province; seats: whom it fought with (none: unopposed)
         *     winter              nothing
         *     ==================  ============================================================================================
         */
        readonly RisingSunOccasion: {
            /** @default null */
            readonly by?: number | null;
            /**
             * @description The cards and clans whose effects made it happen, each by way of the next: none of them hears of it again
             *     (RS-10.2). Empty: the rules' own flow.
             * @default []
             */
            readonly causes?: readonly string[];
            /** @default 0 */
            readonly count?: number;
            /** @default null */
            readonly kind?: string | null;
            /**
             * @description Of token_taken: kinds of the winner's figures that died or were taken in the battle. Of an effect with several
             *     choices: what it has chosen so far, in the order of ``seats``.
             * @default []
             */
            readonly kinds?: readonly string[];
            /** @enum {string} */
            readonly moment: "battle_begins" | "bought" | "coins_gained" | "entered" | "killed" | "killing" | "mandate_chosen" | "recruit_ended" | "sailing" | "summoned" | "tie_won" | "token_taken" | "vp_gained" | "war_begins" | "winter";
            /** @default null */
            readonly place?: string | null;
            /** @default null */
            readonly seat?: number | null;
            /** @default [] */
            readonly seats?: readonly number[];
            /**
             * @description How far an effect with several choices has come; 0 when the moment comes.
             * @default 0
             */
            readonly step?: number;
            /** @default null */
            readonly to?: string | null;
            /** @default null */
            readonly what?: string | null;
        };
        /**
         * RisingSunOffer
         * @description A displayed season card and how many copies are left.
         */
        readonly RisingSunOffer: {
            readonly card: string;
            readonly copies: number;
        };
        /**
         * RisingSunOpening
         * @description What begins with a battle is done; bids are due, unless nobody is left (RS-6.2, RS-10.1).
         */
        readonly RisingSunOpening: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "opening";
        };
        /**
         * RisingSunOptions
         * @description What the table agrees on: sizes, clans, the add-on set, and the switches of the rule text.
         */
        readonly RisingSunOptions: {
            /**
             * @description The set of season cards beside the core set (RS-1.4).
             * @default torii
             */
            readonly add_on?: string;
            /**
             * @description RS-4.8.
             * @default false
             */
            readonly ally_again_after_betray?: boolean;
            /**
             * @description Where clans are drawn from.
             * @default [
             *       "base"
             *     ]
             */
            readonly boxes?: readonly ("base" | "dynasty" | "kickstarter")[];
            /**
             * @description Ids of the clans in any order (seats are taken by honor rank, RS-1.1); null: drawn.
             * @default null
             */
            readonly clans?: readonly string[] | null;
            /**
             * @description RS-2.2.
             * @default false
             */
            readonly keep_unbought?: boolean;
            /**
             * @description Id of the content pack.
             * @default eight-provinces
             */
            readonly pack?: string;
            /**
             * @description Number of seats.
             * @default 4
             */
            readonly seats?: number;
            /**
             * @description RS-10.1.
             * @default false
             */
            readonly start_effect_cancels_battle?: boolean;
            /**
             * @description RS-10.1.
             * @default true
             */
            readonly winning_figure_must_survive?: boolean;
        };
        /**
         * RisingSunOrderChosen
         * @description The highest in honor of several seats whose effects come at one moment goes first or last.
         */
        readonly RisingSunOrderChosen: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order_chosen";
            /** @enum {string} */
            readonly when: "first" | "last";
        };
        /**
         * RisingSunOrderDue
         * @description Go first or last (RS-6.1).
         */
        readonly RisingSunOrderDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description All seats concerned, in falling honor. */
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order_due";
        };
        /**
         * RisingSunOrdering
         * @description The highest in honor of several seats concerned goes first or last (RS-6.1; waits); a Responding lies below.
         */
        readonly RisingSunOrdering: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ordering";
        };
        /**
         * RisingSunOwn
         * @description What only the seat itself knows.
         */
        readonly RisingSunOwn: {
            readonly bid: readonly number[] | null;
            readonly looks: readonly components["schemas"]["RisingSunLook"][];
            /** @description What it looks at now, top first; empty if it is not choosing (RS-4.2). */
            readonly tiles: readonly ("betray" | "harvest" | "marshal" | "recruit" | "train")[];
        };
        /**
         * RisingSunPack
         * @description A content pack of rising_sun: map, clans, kami, cards and the printed numbers, as data.
         */
        readonly RisingSunPack: {
            readonly about: components["schemas"]["Text"];
            readonly cards: readonly components["schemas"]["RisingSunPackCard"][];
            readonly clans: readonly components["schemas"]["RisingSunPackClan"][];
            /** @description What every seat takes when there is a harvest (RS-4.7). */
            readonly harvest_coins: number;
            readonly id: string;
            readonly in_reserve: components["schemas"]["RisingSunPackPieces"];
            readonly kami: readonly components["schemas"]["RisingSunPackKami"][];
            readonly mandates: components["schemas"]["RisingSunPackMandates"];
            readonly on_map: components["schemas"]["RisingSunPackPieces"];
            readonly provinces: readonly components["schemas"]["RisingSunPackProvince"][];
            readonly set_bonus: readonly components["schemas"]["RisingSunPackSetBonus"][];
            /** @description Among them ``core``. */
            readonly sets: readonly components["schemas"]["RisingSunPackSet"][];
            readonly stronghold_price: number;
            readonly title: components["schemas"]["Text"];
            readonly token_points: components["schemas"]["RisingSunPackTokenPoints"];
            readonly version: number;
        };
        /**
         * RisingSunPackCard
         * @description A season card (RS-10); the same one may stand in several sets.
         */
        readonly RisingSunPackCard: {
            readonly confidence: string | null;
            readonly copies: number;
            readonly cost: number;
            readonly id: string;
            readonly monster: components["schemas"]["RisingSunPackMonster"] | null;
            readonly name: components["schemas"]["Text"];
            readonly powers: components["schemas"]["RisingSunPowers"];
            /** @description Id of a rule clause. */
            readonly rule: string;
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
            readonly sets: readonly string[];
            readonly text: components["schemas"]["Text"];
            /** @enum {string} */
            readonly type: "enhancement" | "monster" | "virtue" | "war_upgrade" | "winter_upgrade";
        };
        /**
         * RisingSunPackClan
         * @description A clan (RS-9).
         */
        readonly RisingSunPackClan: {
            /** @enum {string} */
            readonly box: "base" | "dynasty" | "kickstarter";
            readonly confidence: string | null;
            readonly home: string;
            readonly honor_rank: number;
            readonly id: string;
            readonly income: number;
            readonly name: components["schemas"]["Text"];
            readonly powers: components["schemas"]["RisingSunPowers"];
            /** @description Id of a rule clause. */
            readonly rule: string;
            readonly text: components["schemas"]["Text"];
        };
        /**
         * RisingSunPackKami
         * @description A kami (RS-5.2).
         */
        readonly RisingSunPackKami: {
            /** @enum {string} */
            readonly id: "amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi";
            readonly name: components["schemas"]["Text"];
        };
        /**
         * RisingSunPackMandates
         * @description Tiles of each mandate (RS-1.4).
         */
        readonly RisingSunPackMandates: {
            readonly betray: number;
            readonly harvest: number;
            readonly marshal: number;
            readonly recruit: number;
            readonly train: number;
        };
        /**
         * RisingSunPackMonster
         * @description The figure of a monster card.
         */
        readonly RisingSunPackMonster: {
            /** @description daimyo: immunities and bonuses; shinto: may worship. */
            readonly counts_as: ("daimyo" | "shinto") | null;
            readonly force: number;
            readonly oni: boolean;
        };
        /**
         * RisingSunPackPieces
         * @description What a clan begins with (RS-1.2).
         */
        readonly RisingSunPackPieces: {
            readonly bushi: number;
            readonly daimyo: number;
            readonly shinto: number;
            readonly strongholds: number;
        };
        /**
         * RisingSunPackProvince
         * @description A province, its borders and sea routes; both ends name each other.
         */
        readonly RisingSunPackProvince: {
            readonly confidence: string | null;
            readonly harvest: components["schemas"]["RisingSunPackReward"];
            readonly id: string;
            readonly land: readonly string[];
            readonly name: components["schemas"]["Text"];
            readonly sea: readonly string[];
        };
        /**
         * RisingSunPackReward
         * @description What a harvest in a province pays (RS-4.7).
         */
        readonly RisingSunPackReward: {
            readonly coins: number;
            readonly ronin: number;
            readonly vp: number;
        };
        /**
         * RisingSunPackSet
         * @description A set of season cards.
         */
        readonly RisingSunPackSet: {
            readonly id: string;
            readonly name: components["schemas"]["Text"];
        };
        /**
         * RisingSunPackSetBonus
         * @description Victory points for tokens of so many different provinces (RS-8.1).
         */
        readonly RisingSunPackSetBonus: {
            readonly provinces: number;
            readonly vp: number;
        };
        /**
         * RisingSunPackTokenPoints
         * @description Victory points of a war province token, by its season (RS-8.1).
         */
        readonly RisingSunPackTokenPoints: {
            readonly autumn: number;
            readonly spring: number;
            readonly summer: number;
        };
        /**
         * RisingSunPaying
         * @description Reparations (RS-6.10).
         */
        readonly RisingSunPaying: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "paying";
        };
        /**
         * RisingSunPickDue
         * @description Say which own effect comes next (RS-6.1).
         */
        readonly RisingSunPickDue: {
            /** @description Those that can come, each once. */
            readonly heard: readonly components["schemas"]["RisingSunHeard"][];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pick_due";
        };
        /**
         * RisingSunPickEffect
         * @description Say which of the own effects comes next (RS-6.1).
         */
        readonly RisingSunPickEffect: {
            /** @description Position in the decision's list. */
            readonly heard: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pick_effect";
        };
        /**
         * RisingSunPickingEffect
         * @description A seat says which of its own effects comes first (RS-6.1; waits); a Responding lies below.
         */
        readonly RisingSunPickingEffect: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "picking_effect";
        };
        /**
         * RisingSunPlaceBid
         * @description Put coins on the four advantages, left to right, and keep the rest (RS-6.3).
         */
        readonly RisingSunPlaceBid: {
            /** @description Coins by advantage, left to right. */
            readonly coins: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "place_bid";
        };
        /**
         * RisingSunPlayed
         * @description A mandate turn that was taken.
         */
        readonly RisingSunPlayed: {
            /** @description True if the tile lies face down and something was announced instead (Lotus). */
            readonly hidden: boolean;
            /**
             * @description What was carried out.
             * @enum {string}
             */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            /** @description Who chose. */
            readonly seat: number;
        };
        /**
         * RisingSunPlayer
         * @description Everything a seat has; ``bid`` and ``looks`` are its own secret, the rest is open.
         */
        readonly RisingSunPlayer: {
            /**
             * @description Seasons in which it has had an ally.
             * @default 0
             */
            readonly allied_seasons?: number;
            /**
             * @description Hidden till all bids of a battle are in; then empty again (RS-6.3).
             * @default null
             */
            readonly bid?: readonly number[] | null;
            /**
             * @description Season cards in the order they were bought; copies stand repeatedly.
             * @default []
             */
            readonly cards?: readonly string[];
            readonly clan: string;
            readonly coins: number;
            /**
             * @description Of this season.
             * @default []
             */
            readonly looks?: readonly components["schemas"]["RisingSunLook"][];
            /** @description Every figure and stronghold of this seat, wherever it is. */
            readonly pieces: readonly components["schemas"]["RisingSunGroup"][];
            readonly ronin: number;
            /**
             * @description In the order they were won.
             * @default []
             */
            readonly tokens?: readonly components["schemas"]["RisingSunToken"][];
            readonly vp: number;
        };
        /**
         * RisingSunPolitics
         * @description What is next on the political track: a mandate turn, a kami turn, or war (RS-4.1).
         */
        readonly RisingSunPolitics: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "politics";
        };
        /**
         * RisingSunPowers
         * @description What a clan or a card can do.
         */
        readonly RisingSunPowers: {
            readonly acts: readonly components["schemas"]["RisingSunAct"][];
            readonly forces: readonly components["schemas"]["RisingSunForce"][];
            readonly gains: readonly components["schemas"]["RisingSunGain"][];
            readonly traits: readonly components["schemas"]["RisingSunTrait"][];
        };
        /**
         * RisingSunProposal
         * @description One seat has proposed an alliance to another (RS-3.2).
         */
        readonly RisingSunProposal: {
            /** @description False once declined, withdrawn or void; a pair may propose once a season and direction. */
            readonly open: boolean;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
        };
        /**
         * RisingSunProposalClosed
         * @description A proposal was declined, withdrawn, or became void.
         */
        readonly RisingSunProposalClosed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly how: "declined" | "void" | "withdrawn";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "proposal_closed";
        };
        /**
         * RisingSunPropose
         * @description Propose an alliance (RS-3.2).
         */
        readonly RisingSunPropose: {
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "propose";
        };
        /**
         * RisingSunPublicPlayer
         * @description What everybody sees of a seat.
         */
        readonly RisingSunPublicPlayer: {
            readonly allied_seasons: number;
            readonly cards: readonly string[];
            readonly clan: string;
            readonly coins: number;
            /** @description True if it has bid in the battle that is being fought. */
            readonly committed: boolean;
            readonly pieces: readonly components["schemas"]["RisingSunGroup"][];
            readonly ronin: number;
            readonly tokens: readonly components["schemas"]["RisingSunToken"][];
            readonly vp: number;
        };
        /**
         * RisingSunReady
         * @description Seek no alliance, unless somebody proposes one (RS-3.2).
         */
        readonly RisingSunReady: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ready";
        };
        /**
         * RisingSunRecruitDue
         * @description Summon another figure, or stop (RS-4.4); for the numbers see ``steps.Recruiting``.
         */
        readonly RisingSunRecruitDue: {
            readonly bonus: number;
            readonly left: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly spots: readonly components["schemas"]["RisingSunSpot"][];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruit_due";
        };
        /**
         * RisingSunRecruitOver
         * @description Every seat has recruited.
         */
        readonly RisingSunRecruitOver: {
            /** @description The chooser. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruit_over";
        };
        /**
         * RisingSunRecruiting
         * @description A seat recruits, figure by figure (RS-4.4; waits).
         *
         *     Of ``left`` summons in all, each to a province takes one from the spot there, or from ``bonus`` if that is used
         *     up; to a shrine it takes neither.
         */
        readonly RisingSunRecruiting: {
            /** @description Summons at any own stronghold, or in any province with the trait summons_anywhere. */
            readonly bonus: number;
            readonly left: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Every province with an own stronghold, ascending. */
            readonly spots: readonly components["schemas"]["RisingSunSpot"][];
            /** @default false */
            readonly summoned?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruiting";
        };
        /**
         * RisingSunReparationsPaid
         * @description What the losers got of the winner's bid.
         */
        readonly RisingSunReparationsPaid: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description In the order of ``losers``. */
            readonly coins: readonly number[];
            readonly losers: readonly number[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reparations_paid";
            /** @description A player's place, counted clockwise from 0. */
            readonly winner: number;
        };
        /**
         * RisingSunReplayRequest
         * @description A record to play again.
         */
        readonly RisingSunReplayRequest: {
            /**
             * @description Of the last action, or of the whole match.
             * @default last
             * @enum {string}
             */
            readonly events?: "all" | "last";
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            readonly record: components["schemas"]["RisingSunMatchRecord"];
        };
        /**
         * RisingSunResponding
         * @description Effects that heard the same moment work, one after another (RS-6.1).
         */
        readonly RisingSunResponding: {
            /** @description Those that are still to come. */
            readonly heard: readonly components["schemas"]["RisingSunHeard"][];
            /**
             * @description In which order the seats concerned take their turns; empty: not settled yet.
             * @default []
             */
            readonly seats?: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "responding";
        };
        /**
         * RisingSunRoninHired
         * @description A seat's ronin fight in this battle.
         */
        readonly RisingSunRoninHired: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Force, that of hired ronin and coins included. */
            readonly force: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ronin_hired";
        };
        /**
         * RisingSunRouteSought
         * @description A figure waits to sail until whoever may charge for the sea route has had a say.
         */
        readonly RisingSunRouteSought: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description Where a piece is. */
            readonly to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "route_sought";
        };
        /**
         * RisingSunSailing
         * @description A move over a sea route that waits for a charge to be settled.
         */
        readonly RisingSunSailing: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Where a piece is. */
            readonly to: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "sailing";
        };
        /**
         * RisingSunSeasonBegan
         * @description A season begins with these provinces at war, in this order.
         */
        readonly RisingSunSeasonBegan: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "season_began";
            readonly wars: readonly string[];
        };
        /**
         * RisingSunSeasonEnded
         * @description Coins and ronin are back in the bank, worshippers in the reserves.
         */
        readonly RisingSunSeasonEnded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Who holds the mandates next. */
            readonly holder: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "season_ended";
        };
        /**
         * RisingSunSeatReady
         * @description A seat seeks no alliance.
         */
        readonly RisingSunSeatReady: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "seat_ready";
        };
        /**
         * RisingSunShareDue
         * @description Say who gets the odd coins (RS-6.10).
         */
        readonly RisingSunShareDue: {
            readonly losers: readonly number[];
            readonly odd: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "share_due";
        };
        /**
         * RisingSunShareOut
         * @description Say which losers get one of the odd coins (RS-6.10).
         */
        readonly RisingSunShareOut: {
            /** @description Ascending. */
            readonly losers: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "share_out";
        };
        /**
         * RisingSunSharingOut
         * @description The winner says which losers get an odd coin (RS-6.10; waits).
         */
        readonly RisingSunSharingOut: {
            readonly losers: readonly number[];
            readonly odd: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "sharing_out";
        };
        /**
         * RisingSunShrineSettled
         * @description Whom a kami favors.
         */
        readonly RisingSunShrineSettled: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly kami: "amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Null: nobody worships there. */
            readonly seat: number | null;
            readonly shrine: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "shrine_settled";
        };
        /**
         * RisingSunSpared
         * @description A seat spared the figures that it would have killed.
         */
        readonly RisingSunSpared: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly cause: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "spared";
        };
        /**
         * RisingSunSpot
         * @description How many figures a seat may still summon on account of its own strongholds in a province.
         */
        readonly RisingSunSpot: {
            readonly left: number;
            readonly place: string;
        };
        /**
         * RisingSunStartingSeason
         * @description Season set-up (RS-2).
         */
        readonly RisingSunStartingSeason: {
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "starting_season";
        };
        /**
         * RisingSunState
         * @description A whole match of rising_sun, hidden parts included.
         */
        readonly RisingSunState: {
            /** @description What is still to be resolved, the top step last. */
            readonly agenda: readonly (components["schemas"]["RisingSunStartingSeason"] | components["schemas"]["RisingSunTakingTea"] | components["schemas"]["RisingSunPolitics"] | components["schemas"]["RisingSunChoosing"] | components["schemas"]["RisingSunCarryingOut"] | components["schemas"]["RisingSunObeying"] | components["schemas"]["RisingSunRecruiting"] | components["schemas"]["RisingSunRecruitOver"] | components["schemas"]["RisingSunMarshalling"] | components["schemas"]["RisingSunTraining"] | components["schemas"]["RisingSunHousing"] | components["schemas"]["RisingSunBetraying"] | components["schemas"]["RisingSunTurnOver"] | components["schemas"]["RisingSunKamiTurn"] | components["schemas"]["RisingSunWindMoving"] | components["schemas"]["RisingSunThunderSummoning"] | components["schemas"]["RisingSunWarBeginning"] | components["schemas"]["RisingSunNextWar"] | components["schemas"]["RisingSunOpening"] | components["schemas"]["RisingSunBidding"] | components["schemas"]["RisingSunComparing"] | components["schemas"]["RisingSunUsingAdvantage"] | components["schemas"]["RisingSunTakingHostage"] | components["schemas"]["RisingSunDeciding"] | components["schemas"]["RisingSunPaying"] | components["schemas"]["RisingSunSharingOut"] | components["schemas"]["RisingSunCleaningUp"] | components["schemas"]["RisingSunWintering"] | components["schemas"]["RisingSunCounting"] | components["schemas"]["RisingSunFinishing"] | components["schemas"]["RisingSunClosing"] | components["schemas"]["RisingSunKilling"] | components["schemas"]["RisingSunSailing"] | components["schemas"]["RisingSunResponding"] | components["schemas"]["RisingSunOrdering"] | components["schemas"]["RisingSunPickingEffect"] | components["schemas"]["RisingSunUsingEffect"])[];
            /** @enum {string} */
            readonly game: "rising_sun";
            /**
             * @description The tiles on the political track, in the order of ``table.turns``; one that lies face down is its seat's
             *     secret.
             */
            readonly laid: readonly ("betray" | "harvest" | "marshal" | "recruit" | "train")[];
            readonly options: components["schemas"]["RisingSunOptions"];
            readonly pack: components["schemas"]["PackRef"];
            /** @description Mandates, top first; hidden but for what seats have looked at. */
            readonly pile: readonly ("betray" | "harvest" | "marshal" | "recruit" | "train")[];
            readonly players: readonly components["schemas"]["RisingSunPlayer"][];
            readonly rng: components["schemas"]["Rng"];
            /**
             * @description Version of the state's form. Like ``game`` it is never left out: no default.
             * @enum {integer}
             */
            readonly schema: 1;
            readonly table: components["schemas"]["RisingSunTable"];
        };
        /**
         * RisingSunStopped
         * @description A seat does no more of what it could go on with, or declines it: the clause says what.
         */
        readonly RisingSunStopped: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "stopped";
        };
        /**
         * RisingSunStrongholdBuilt
         * @description A seat paid for a stronghold.
         */
        readonly RisingSunStrongholdBuilt: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly coins: number;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "stronghold_built";
        };
        /**
         * RisingSunSuggestion
         * @description A legal action, and its line of notation.
         */
        readonly RisingSunSuggestion: {
            readonly action: components["schemas"]["RisingSunAction"];
            readonly notation: string;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * RisingSunSuggestionRequest
         * @description A seat that wants to be told what to do; the same seed, the same suggestion.
         */
        readonly RisingSunSuggestionRequest: {
            /**
             * @description greedy: the best by a rule of thumb, one step ahead; random: any legal action, all alike.
             * @enum {string}
             */
            readonly bot: "greedy" | "random";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
            readonly state: string | components["schemas"]["RisingSunState"];
        };
        /**
         * RisingSunSummon
         * @description Summon a figure of a kind from the reserve to a place (RS-4.4).
         */
        readonly RisingSunSummon: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "summon";
        };
        /**
         * RisingSunSwap
         * @description Replace a figure of another seat by one of the own reserve (RS-4.8).
         */
        readonly RisingSunSwap: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Kind of the figure that takes its place: another one only among monsters, or where one counts as shinto. */
            readonly own: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "swap";
        };
        /**
         * RisingSunSwapDue
         * @description Swap another figure, or stop (RS-4.8).
         */
        readonly RisingSunSwapDue: {
            /** @description Swaps left from cards, of any seat. */
            readonly extra: number;
            /** @description Swaps left under the mandate. */
            readonly left: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Whose figures were swapped already; each seat once. */
            readonly swapped: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "swap_due";
        };
        /**
         * RisingSunTable
         * @description What lies open between the seats.
         */
        readonly RisingSunTable: {
            /**
             * @description Allied pairs, the lower seat first, ascending.
             * @default []
             */
            readonly alliances?: readonly (readonly number[])[];
            /** @default null */
            readonly battle?: components["schemas"]["RisingSunBattle"] | null;
            /**
             * @description How many of them are settled.
             * @default 0
             */
            readonly fought?: number;
            /**
             * @description Seats whose alliance a betrayal has ended this season, ascending (RS-4.8).
             * @default []
             */
            readonly freed?: readonly number[];
            /**
             * @description Gifts (from, to) since the rules' own flow last moved on, ascending (RS-3.3).
             * @default []
             */
            readonly given?: readonly (readonly number[])[];
            /** @description Who holds the pile of mandates. */
            readonly holder: number;
            /** @description The honor track, highest first. */
            readonly honor: readonly number[];
            /** @description At shrines 1 to 4. */
            readonly kami: readonly ("amaterasu" | "fujin" | "hachiman" | "raijin" | "ryujin" | "susanoo" | "tsukuyomi")[];
            /** @description Displayed season cards, in the order of the pack; none empty. */
            readonly market: readonly components["schemas"]["RisingSunOffer"][];
            /** @enum {string} */
            readonly phase: "politics" | "tea" | "war" | "winter";
            /**
             * @description Of this season, by seat and to.
             * @default []
             */
            readonly proposals?: readonly components["schemas"]["RisingSunProposal"][];
            /**
             * @description Seats that have said so in the tea ceremony, ascending.
             * @default []
             */
            readonly ready?: readonly number[];
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
            /**
             * @description Mandate turns of this season.
             * @default []
             */
            readonly turns?: readonly components["schemas"]["RisingSunPlayed"][];
            /** @description Provinces at war this season, in their order. */
            readonly wars: readonly string[];
        };
        /**
         * RisingSunTakeHostage
         * @description Take a figure of another seat in the battle (RS-6.6).
         */
        readonly RisingSunTakeHostage: {
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "take_hostage";
        };
        /**
         * RisingSunTakeTurn
         * @description Go first or last among the seats whose effects come at the same moment (RS-6.1).
         */
        readonly RisingSunTakeTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "take_turn";
            /** @enum {string} */
            readonly when: "first" | "last";
        };
        /**
         * RisingSunTakingHostage
         * @description A seat takes hostages, one by one, or declines (RS-6.6; waits).
         */
        readonly RisingSunTakingHostage: {
            readonly left: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "taking_hostage";
        };
        /**
         * RisingSunTakingTea
         * @description The tea ceremony (RS-3.2; waits for every seat that is neither allied nor ready).
         */
        readonly RisingSunTakingTea: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "taking_tea";
        };
        /**
         * RisingSunTeaDue
         * @description Seek an alliance, or be ready (RS-3.2).
         */
        readonly RisingSunTeaDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tea_due";
        };
        /**
         * RisingSunTeaOver
         * @description The tea ceremony is over.
         */
        readonly RisingSunTeaOver: {
            readonly alliances: readonly (readonly number[])[];
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tea_over";
        };
        /**
         * RisingSunThunderDue
         * @description Summon a bushi to any province, or not (RS-5.2).
         */
        readonly RisingSunThunderDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "thunder_due";
        };
        /**
         * RisingSunThunderSummoning
         * @description Raijin: a seat may summon a bushi to any province (RS-5.2; waits).
         */
        readonly RisingSunThunderSummoning: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "thunder_summoning";
        };
        /**
         * RisingSunTieBroken
         * @description Honor alone decided.
         */
        readonly RisingSunTieBroken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Who won. */
            readonly seat: number;
            /** @description Who had as much. */
            readonly seats: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tie_broken";
        };
        /**
         * RisingSunTileTaken
         * @description Which of the tiles the holder took out; only it knows.
         */
        readonly RisingSunTileTaken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly mandate: "betray" | "harvest" | "marshal" | "recruit" | "train";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tile: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tile_taken";
        };
        /**
         * RisingSunTilesSeen
         * @description The holder looks at the top of the pile.
         */
        readonly RisingSunTilesSeen: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description Top first. */
            readonly tiles: readonly ("betray" | "harvest" | "marshal" | "recruit" | "train")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tiles_seen";
        };
        /**
         * RisingSunToken
         * @description A war province token that a seat has won.
         */
        readonly RisingSunToken: {
            readonly province: string;
            /** @enum {string} */
            readonly season: "autumn" | "spring" | "summer";
        };
        /**
         * RisingSunTokenTaken
         * @description A seat took a war province token, or nobody did and it was discarded.
         */
        readonly RisingSunTokenTaken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly how: "allies" | "battle" | "discarded" | "unopposed";
            readonly province: string;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seat: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "token_taken";
        };
        /**
         * RisingSunTokensCounted
         * @description Victory points of a seat's war province tokens.
         */
        readonly RisingSunTokensCounted: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description For different provinces. */
            readonly provinces: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tokens: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tokens_counted";
        };
        /**
         * RisingSunTraining
         * @description A seat may buy a card (RS-4.6, RS-5.2; waits).
         */
        readonly RisingSunTraining: {
            /**
             * @default train
             * @enum {string}
             */
            readonly by?: "ryujin" | "train";
            readonly discount: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "training";
        };
        /**
         * RisingSunTrait
         * @description A standing fact about the owner.
         */
        readonly RisingSunTrait: {
            readonly amount: number;
            /** @enum {string} */
            readonly name: "announces" | "coins_as_ronin" | "extra_hostages" | "extra_swaps" | "moves_anywhere" | "moves_strongholds" | "no_monsters" | "no_sea_routes" | "price_cap" | "province_limit" | "shrines_limit" | "summons_anywhere";
        };
        /**
         * RisingSunTurnOver
         * @description A mandate turn is over: the pile passes to the left (RS-4.2).
         */
        readonly RisingSunTurnOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "turn_over";
        };
        /**
         * RisingSunUseAdvantage
         * @description Use the advantage that was won (RS-6.4).
         */
        readonly RisingSunUseAdvantage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "use_advantage";
        };
        /**
         * RisingSunUseEffect
         * @description Use an effect, on a seat, a kind or a place where it asks for one (RS-9, RS-10).
         */
        readonly RisingSunUseEffect: {
            /** @default null */
            readonly kind?: string | null;
            /** @default null */
            readonly place?: string | null;
            /** @default null */
            readonly seat?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "use_effect";
        };
        /**
         * RisingSunUsingAdvantage
         * @description The winner of seppuku, ronin or poets uses it or declines (RS-6.4; waits).
         */
        readonly RisingSunUsingAdvantage: {
            /** @enum {string} */
            readonly advantage: "poets" | "ronin" | "seppuku";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "using_advantage";
        };
        /**
         * RisingSunUsingEffect
         * @description A seat uses an effect on something, or declines where it may (waits).
         */
        readonly RisingSunUsingEffect: {
            readonly heard: components["schemas"]["RisingSunHeard"];
            /** @description Who answers: the owner, or whom the effect asks. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "using_effect";
        };
        /**
         * RisingSunVictims
         * @description Figures that are to die.
         */
        readonly RisingSunVictims: {
            readonly count: number;
            /** @description Kind of a piece. */
            readonly kind: string;
            /** @description Where a piece is. */
            readonly place: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * RisingSunView
         * @description What one seat, or a spectator, may see.
         */
        readonly RisingSunView: {
            readonly agenda: readonly (components["schemas"]["RisingSunStartingSeason"] | components["schemas"]["RisingSunTakingTea"] | components["schemas"]["RisingSunPolitics"] | components["schemas"]["RisingSunChoosing"] | components["schemas"]["RisingSunCarryingOut"] | components["schemas"]["RisingSunObeying"] | components["schemas"]["RisingSunRecruiting"] | components["schemas"]["RisingSunRecruitOver"] | components["schemas"]["RisingSunMarshalling"] | components["schemas"]["RisingSunTraining"] | components["schemas"]["RisingSunHousing"] | components["schemas"]["RisingSunBetraying"] | components["schemas"]["RisingSunTurnOver"] | components["schemas"]["RisingSunKamiTurn"] | components["schemas"]["RisingSunWindMoving"] | components["schemas"]["RisingSunThunderSummoning"] | components["schemas"]["RisingSunWarBeginning"] | components["schemas"]["RisingSunNextWar"] | components["schemas"]["RisingSunOpening"] | components["schemas"]["RisingSunBidding"] | components["schemas"]["RisingSunComparing"] | components["schemas"]["RisingSunUsingAdvantage"] | components["schemas"]["RisingSunTakingHostage"] | components["schemas"]["RisingSunDeciding"] | components["schemas"]["RisingSunPaying"] | components["schemas"]["RisingSunSharingOut"] | components["schemas"]["RisingSunCleaningUp"] | components["schemas"]["RisingSunWintering"] | components["schemas"]["RisingSunCounting"] | components["schemas"]["RisingSunFinishing"] | components["schemas"]["RisingSunClosing"] | components["schemas"]["RisingSunKilling"] | components["schemas"]["RisingSunSailing"] | components["schemas"]["RisingSunResponding"] | components["schemas"]["RisingSunOrdering"] | components["schemas"]["RisingSunPickingEffect"] | components["schemas"]["RisingSunUsingEffect"])[];
            /** @enum {string} */
            readonly game: "rising_sun";
            /** @description The tiles on the political track; null: face down. */
            readonly laid: readonly (("betray" | "harvest" | "marshal" | "recruit" | "train") | null)[];
            readonly options: components["schemas"]["RisingSunOptions"];
            /** @description Null for a spectator. */
            readonly own: components["schemas"]["RisingSunOwn"] | null;
            readonly pack: components["schemas"]["PackRef"];
            /** @description How many mandates lie in it. */
            readonly pile: number;
            readonly players: readonly components["schemas"]["RisingSunPublicPlayer"][];
            /**
             * @description Version of the view's form.
             * @enum {integer}
             */
            readonly schema: 1;
            /** @description Whose view it is; null for a spectator. */
            readonly seat: number | null;
            readonly table: components["schemas"]["RisingSunTable"];
        };
        /**
         * RisingSunViewAnswer
         * @description What a seat, or a spectator, may see.
         */
        readonly RisingSunViewAnswer: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["RisingSunDecision"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["RisingSunView"];
        };
        /**
         * RisingSunViewRequest
         * @description A state, and who looks at it.
         */
        readonly RisingSunViewRequest: {
            /** @description Whose view it is. */
            readonly perspective: number | "spectator";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["RisingSunState"];
        };
        /**
         * RisingSunWarBegan
         * @description The war phase begins.
         */
        readonly RisingSunWarBegan: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "war_began";
        };
        /**
         * RisingSunWarBeginning
         * @description The war phase begins (RS-6.1).
         */
        readonly RisingSunWarBeginning: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "war_beginning";
        };
        /**
         * RisingSunWindDue
         * @description Move a figure, or stop (RS-5.2).
         */
        readonly RisingSunWindDue: {
            readonly left: number;
            /** @enum {string} */
            readonly routes: "closed" | "open" | "unasked";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "wind_due";
        };
        /**
         * RisingSunWindMoving
         * @description Fujin: a seat makes up to so many moves (RS-5.2; waits).
         */
        readonly RisingSunWindMoving: {
            readonly left: number;
            /**
             * @default unasked
             * @enum {string}
             */
            readonly routes?: "closed" | "open" | "unasked";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "wind_moving";
        };
        /**
         * RisingSunWintering
         * @description Winter: hostages go home and winter upgrades pay (RS-8.1).
         */
        readonly RisingSunWintering: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "wintering";
        };
        /**
         * RisingSunWithdraw
         * @description Take back an own proposal (RS-3.2).
         */
        readonly RisingSunWithdraw: {
            /** @description A player's place, counted clockwise from 0. */
            readonly to: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "withdraw";
        };
        /**
         * RisingSunWorshippersReturned
         * @description Figures at shrines went home.
         */
        readonly RisingSunWorshippersReturned: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly groups: readonly components["schemas"]["RisingSunGroup"][];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "worshippers_returned";
        };
        /**
         * Rng
         * @description The randomness of a match, as part of its state.
         */
        readonly Rng: {
            /**
             * @description Counts by label, sorted by label; a label never drawn is absent.
             * @default []
             */
            readonly drawn?: readonly components["schemas"]["Drawn"][];
            /** @description 32 secret bytes: whoever holds them can foretell every draw. */
            readonly key: string;
        };
        /**
         * Rules
         * @description The numbered clauses of a game.
         */
        readonly Rules: {
            readonly clauses: readonly components["schemas"]["Clause"][];
        };
        /**
         * Score
         * @description One counted thing of a final standing.
         */
        readonly Score: {
            readonly name: string;
            readonly value: number;
        };
        /**
         * SetOpening
         * @description What opens a closed set: its token, a salt for each of the actions, and the agreement of every seat.
         */
        readonly SetOpening: {
            readonly agreements: readonly components["schemas"]["Agreement"][];
            readonly openings: readonly components["schemas"]["ActionOpening"][];
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly set: string;
        };
        /**
         * SignatureProof
         * @description The signature of a seat that brought a public key, for one deed at one head of one match.
         */
        readonly SignatureProof: {
            /** @enum {string} */
            readonly deed: "act" | "look";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description An Ed25519 signature: base64url of 64 bytes. */
            readonly signature: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "signature";
        };
        /**
         * Slot
         * @description A place that takes some of a total.
         */
        readonly Slot: {
            /** @description The most it takes. */
            readonly cap: number;
            readonly label: string;
        };
        /**
         * Standing
         * @description Where a seat ended.
         */
        readonly Standing: {
            /** @description 1 is best; tied seats share a place. */
            readonly place: number;
            readonly scores: readonly components["schemas"]["Score"][];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * Text
         * @description A text in English, Chinese and Japanese.
         */
        readonly Text: {
            readonly en: string;
            readonly ja: string;
            readonly zh: string;
        };
        readonly XiditAction: components["schemas"]["XiditPlaceHero"] | components["schemas"]["XiditCommitPlan"] | components["schemas"]["XiditRecruit"] | components["schemas"]["XiditDecline"] | components["schemas"]["XiditFightTitan"] | components["schemas"]["XiditTakeRewards"] | components["schemas"]["XiditPlaceBards"] | components["schemas"]["XiditPlaceStorey"] | components["schemas"]["XiditShowUnits"] | components["schemas"]["XiditRaiseDummy"];
        /**
         * XiditAdjudicationRequest
         * @description A state and the actions to carry out on it, one after another: all of them or none.
         */
        readonly XiditAdjudicationRequest: {
            readonly actions: readonly components["schemas"]["XiditMatchMove"][];
            /**
             * @description Of a closed match.
             * @default null
             */
            readonly closed?: components["schemas"]["SetOpening"] | null;
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["XiditState"];
            /**
             * @description Of a sealed match, where heads are stored: a new step, or the last one once more, as its answer was lost.
             * @default new
             * @enum {string}
             */
            readonly step?: "last" | "new";
        };
        /**
         * XiditAssessing
         * @description One check of the assessment.
         */
        readonly XiditAssessing: {
            readonly check: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "assessing";
        };
        /**
         * XiditBardsDue
         * @description Place up to this many bards (XD-4.6, XD-9.3): all of them, or what the reserve holds.
         */
        readonly XiditBardsDue: {
            readonly bards: number;
            /** @description Number of a city. */
            readonly city: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bards_due";
        };
        /**
         * XiditBardsIn
         * @description Bards for one region.
         */
        readonly XiditBardsIn: {
            readonly count: number;
            /** @description Position of a region in the pack's list. */
            readonly region: number;
        };
        /**
         * XiditBardsPlaced
         * @description The bards that a seat placed in open regions; what went into the bastion is not told.
         */
        readonly XiditBardsPlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly bards: readonly components["schemas"]["XiditBardsIn"][];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bards_placed";
        };
        /**
         * XiditBastionEntered
         * @description The bards that a seat put into the bastion (told to it alone).
         */
        readonly XiditBastionEntered: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly count: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bastion_entered";
        };
        /**
         * XiditBastionOpened
         * @description The bards in the bastion, by seat.
         */
        readonly XiditBastionOpened: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly bards: readonly number[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bastion_opened";
        };
        /**
         * XiditCamp
         * @description A recruitment tile on the map and the units that still stand on it.
         */
        readonly XiditCamp: {
            /** @description Number of a city. */
            readonly city: number;
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
        };
        /**
         * XiditCampOpened
         * @description A recruitment tile came to its city with these units.
         */
        readonly XiditCampOpened: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "camp_opened";
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
        };
        /**
         * XiditCensus
         * @description Every seat chooses how many units of a kind to show (waits for all).
         */
        readonly XiditCensus: {
            /** @description Position of a unit kind, weakest first. */
            readonly kind: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "census";
        };
        /**
         * XiditCensusCommitted
         * @description A seat has chosen how many units to show; nobody else learns how many.
         */
        readonly XiditCensusCommitted: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "census_committed";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
        };
        /**
         * XiditCensusDecided
         * @description The seats that showed most of a kind; none: nobody showed any.
         */
        readonly XiditCensusDecided: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "census_decided";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
            readonly winners: readonly number[];
        };
        /**
         * XiditCheckCounted
         * @description The scores of a check, by seat; null for a seat that is out. The dummy's stands apart.
         */
        readonly XiditCheckCounted: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            readonly dummy: number | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly scores: readonly (number | null)[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "check_counted";
        };
        /**
         * XiditChecksOrdered
         * @description The assessments lie in this order.
         */
        readonly XiditChecksOrdered: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly checks: readonly ("influence" | "reputation" | "wealth")[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "checks_ordered";
        };
        /**
         * XiditClearingThreat
         * @description A beaten threat leaves the map and is replaced.
         */
        readonly XiditClearingThreat: {
            /** @description Number of a city. */
            readonly city: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clearing_threat";
        };
        /**
         * XiditClosedSetRequest
         * @description A closed match, and the commitments of the seats that decide next.
         */
        readonly XiditClosedSetRequest: {
            readonly commitments: readonly components["schemas"]["Commitment"][];
            /** @description A sealed match: nobody but the server can read or change it. */
            readonly state: string;
        };
        /**
         * XiditCommitPlan
         * @description Commit six orders (XD-2.1).
         */
        readonly XiditCommitPlan: {
            /** @description Six orders, first to last. */
            readonly orders: readonly ("act" | "black" | "blue" | "red" | "wait")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "commit_plan";
        };
        readonly XiditDecision: components["schemas"]["XiditHeroDue"] | components["schemas"]["XiditPlanDue"] | components["schemas"]["XiditRecruitDue"] | components["schemas"]["XiditTitanDue"] | components["schemas"]["XiditRewardsDue"] | components["schemas"]["XiditBardsDue"] | components["schemas"]["XiditStoreyDue"] | components["schemas"]["XiditShowDue"] | components["schemas"]["XiditDummyDue"];
        /**
         * XiditDecline
         * @description Do not recruit, or fight no titan.
         */
        readonly XiditDecline: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "decline";
        };
        /**
         * XiditDeed
         * @description What a seat did in a city this year, as far as a rule asks for it (XD-4.1, XD-8.2).
         */
        readonly XiditDeed: {
            /** @description Number of a city. */
            readonly city: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @enum {string} */
            readonly what: "beat_threat" | "killed_titan" | "recruited";
        };
        /**
         * XiditDummy
         * @description The neutral score of three-seat matches (XD-12).
         */
        readonly XiditDummy: {
            readonly influence: number;
            readonly reputation: number;
            readonly wealth: number;
        };
        /**
         * XiditDummyDue
         * @description Raise one of the dummy's scores (XD-12.1).
         */
        readonly XiditDummyDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "dummy_due";
        };
        /**
         * XiditDummyRaised
         * @description The dummy's score of a check rose to this.
         */
        readonly XiditDummyRaised: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly score: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "dummy_raised";
        };
        /**
         * XiditEndingYear
         * @description All orders are executed; a census may be due.
         */
        readonly XiditEndingYear: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ending_year";
        };
        readonly XiditEvent: components["schemas"]["XiditChecksOrdered"] | components["schemas"]["XiditHeroPlaced"] | components["schemas"]["XiditPlanCommitted"] | components["schemas"]["XiditPlansRevealed"] | components["schemas"]["XiditHeroMoved"] | components["schemas"]["XiditOrderWithoutEffect"] | components["schemas"]["XiditUnitRecruited"] | components["schemas"]["XiditThreatBeaten"] | components["schemas"]["XiditTitanKilled"] | components["schemas"]["XiditRewardsTaken"] | components["schemas"]["XiditGoldGained"] | components["schemas"]["XiditBardsPlaced"] | components["schemas"]["XiditBastionEntered"] | components["schemas"]["XiditStoreysPlaced"] | components["schemas"]["XiditDummyRaised"] | components["schemas"]["XiditTileDiscarded"] | components["schemas"]["XiditCampOpened"] | components["schemas"]["XiditThreatOpened"] | components["schemas"]["XiditNextTile"] | components["schemas"]["XiditPlaceLost"] | components["schemas"]["XiditPileTurned"] | components["schemas"]["XiditTitansWoke"] | components["schemas"]["XiditReinforcementsCame"] | components["schemas"]["XiditCensusCommitted"] | components["schemas"]["XiditUnitsShown"] | components["schemas"]["XiditCensusDecided"] | components["schemas"]["XiditStoreyUnplaced"] | components["schemas"]["XiditStoreyWaits"] | components["schemas"]["XiditYearEnded"] | components["schemas"]["XiditBastionOpened"] | components["schemas"]["XiditRegionCounted"] | components["schemas"]["XiditCheckCounted"] | components["schemas"]["XiditTieBroken"] | components["schemas"]["XiditSeatOut"] | components["schemas"]["XiditMatchWon"];
        /**
         * XiditExchange
         * @description The state that was reached and what happened on the way.
         */
        readonly XiditExchange: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["XiditDecision"][];
            readonly events: readonly components["schemas"]["XiditEvent"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /** @description A spectator's view; null: the match is open. */
            readonly public: components["schemas"]["XiditView"] | null;
            /** @description Null: the match is open. */
            readonly sealed: components["schemas"]["MatchHead"] | null;
            readonly state: string | components["schemas"]["XiditState"];
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["XiditView"] | null;
        };
        /**
         * XiditExecuting
         * @description The next order in turn, or the end of the year after the last.
         */
        readonly XiditExecuting: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "executing";
        };
        /**
         * XiditExit
         * @description A seat, or the dummy (null), that a check put out, or the winner of the last one.
         */
        readonly XiditExit: {
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            readonly score: number;
            readonly seat: number | null;
            readonly won: boolean;
        };
        /**
         * XiditFightTitan
         * @description Hand in units for the raging titan of a stack (XD-8.1).
         */
        readonly XiditFightTitan: {
            /** @description Position of a titan stack in the pack's list. */
            readonly stack: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "fight_titan";
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
        };
        /**
         * XiditFightingTitan
         * @description A seat may fight a raging titan (waits for it).
         */
        readonly XiditFightingTitan: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "fighting_titan";
        };
        /**
         * XiditGoldGained
         * @description A seat got gold (told to it alone).
         */
        readonly XiditGoldGained: {
            readonly amount: number;
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "gold_gained";
        };
        /**
         * XiditGuild
         * @description A seat's guild in a city.
         */
        readonly XiditGuild: {
            /** @description Number of a city. */
            readonly city: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly storeys: number;
        };
        /**
         * XiditHeroDue
         * @description Place your hero (XD-1.6).
         */
        readonly XiditHeroDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hero_due";
        };
        /**
         * XiditHeroMoved
         * @description A hero went along a road.
         */
        readonly XiditHeroMoved: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly colour: "black" | "blue" | "red";
            /** @description Number of a city. */
            readonly end: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Number of a city. */
            readonly start: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hero_moved";
        };
        /**
         * XiditHeroPlaced
         * @description A hero starts in a city.
         */
        readonly XiditHeroPlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "hero_placed";
        };
        /**
         * XiditInvitationRequest
         * @description A closed match to be set up, and the commitments of its seats to what they contribute to its seed.
         */
        readonly XiditInvitationRequest: {
            /** @description By seat. */
            readonly commitments: readonly string[];
            /** @description By seat. */
            readonly keys: readonly string[];
            /**
             * @default {
             *       "dummy_titans": false,
             *       "pack": "stand-in-21",
             *       "pile_tops_public": false,
             *       "recruit": "compulsory",
             *       "seats": 4,
             *       "starting_seat": 0,
             *       "tie_first": "both_first",
             *       "tile_set": "by_seats",
             *       "titan_limit_scope": "seat",
             *       "years": 12,
             *       "zero_wins": false
             *     }
             */
            readonly options?: components["schemas"]["XiditOptions"];
        };
        /**
         * XiditLegalActions
         * @description One page of a seat's legal actions, and a compact description of all of them.
         */
        readonly XiditLegalActions: {
            readonly actions: readonly components["schemas"]["XiditAction"][];
            readonly form: components["schemas"]["Form"];
            readonly offset: number;
            /** @description Number of members; larger sets say 2**53 - 1. */
            readonly total: number;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * XiditLegalActionsRequest
         * @description A seat whose legal actions are wanted, and which page of them.
         */
        readonly XiditLegalActionsRequest: {
            /**
             * @description Most actions in the answer.
             * @default 100
             */
            readonly limit?: number;
            /**
             * @description How many actions to leave out.
             * @default 0
             */
            readonly offset?: number;
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly state: string | components["schemas"]["XiditState"];
            /**
             * @description What it owes, or what it may do besides, as gifts are in rising_sun.
             * @default owed
             * @enum {string}
             */
            readonly which?: "owed" | "side";
        };
        /**
         * XiditMatchMove
         * @description An action and the seat that takes it.
         */
        readonly XiditMatchMove: {
            readonly action: components["schemas"]["XiditAction"];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
        };
        /**
         * XiditMatchRecord
         * @description A match of xidit, to be played again.
         */
        readonly XiditMatchRecord: {
            readonly game: string;
            readonly moves: readonly components["schemas"]["XiditMatchMove"][];
            readonly options: components["schemas"]["XiditOptions"];
            readonly pack: components["schemas"]["PackRef"];
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
        };
        /**
         * XiditMatchRequest
         * @description What a match starts from.
         */
        readonly XiditMatchRequest: {
            /**
             * @description Of a closed match; null: the server draws its seed.
             * @default null
             */
            readonly contributions?: components["schemas"]["Contributions"] | null;
            /**
             * @description Of sealed matches: the public key that a seat brings, by seat.
             * @default []
             */
            readonly keys?: readonly (string | null)[];
            /**
             * @default {
             *       "dummy_titans": false,
             *       "pack": "stand-in-21",
             *       "pile_tops_public": false,
             *       "recruit": "compulsory",
             *       "seats": 4,
             *       "starting_seat": 0,
             *       "tie_first": "both_first",
             *       "tile_set": "by_seats",
             *       "titan_limit_scope": "seat",
             *       "years": 12,
             *       "zero_wins": false
             *     }
             */
            readonly options?: components["schemas"]["XiditOptions"];
            /**
             * @description Whose eyes events and view are cut to; all: events uncut, no view.
             * @default all
             */
            readonly perspective?: number | ("all" | "spectator");
            /**
             * @description Of open matches; null: sealed ones draw their own.
             * @default null
             */
            readonly seed?: number | null;
            /**
             * @description How far the other players have to be trusted.
             * @default open
             * @enum {string}
             */
            readonly trust?: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * XiditMatchWon
         * @description The match is over.
         */
        readonly XiditMatchWon: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "match_won";
        };
        /**
         * XiditNextTile
         * @description The tile that is next on a side now; null: the space stays empty.
         */
        readonly XiditNextTile: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly city: number | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly side: "recruitment" | "threat";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /** @description What lies on top of the pile now, with pile_tops_public only (XD-1.3). */
            readonly top: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "next_tile";
        };
        /**
         * XiditOptions
         * @description What the table agrees on: sizes and the switches of the rule text.
         */
        readonly XiditOptions: {
            /**
             * @description XD-12.1.
             * @default false
             */
            readonly dummy_titans?: boolean;
            /**
             * @description Id of the content pack.
             * @default stand-in-21
             */
            readonly pack?: string;
            /**
             * @description XD-1.3.
             * @default false
             */
            readonly pile_tops_public?: boolean;
            /**
             * @description XD-4.1.
             * @default compulsory
             * @enum {string}
             */
            readonly recruit?: "compulsory" | "optional";
            /**
             * @description XD-1.1.
             * @default 4
             */
            readonly seats?: number;
            /**
             * @description XD-1.6.
             * @default 0
             */
            readonly starting_seat?: number;
            /**
             * @description XD-11.4.
             * @default both_first
             * @enum {string}
             */
            readonly tie_first?: "both_first" | "both_second";
            /**
             * @description XD-1.2: by_seats is reduced at three seats, else full.
             * @default by_seats
             * @enum {string}
             */
            readonly tile_set?: "by_seats" | "full" | "reduced";
            /**
             * @description XD-8.2.
             * @default seat
             * @enum {string}
             */
            readonly titan_limit_scope?: "seat" | "table";
            /**
             * @description XD-10.1: with 12 a census every 4 years, with 9 every 3.
             * @default 12
             * @enum {integer}
             */
            readonly years?: 9 | 12;
            /**
             * @description XD-9.2.
             * @default false
             */
            readonly zero_wins?: boolean;
        };
        /**
         * XiditOrderDone
         * @description Counts an order as executed.
         */
        readonly XiditOrderDone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order_done";
        };
        /**
         * XiditOrderWithoutEffect
         * @description An order achieved nothing, and why; the rule is the clause of the reason (XD-3.5).
         */
        readonly XiditOrderWithoutEffect: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @enum {string} */
            readonly reason: "already_recruited" | "city_closed" | "declined" | "no_road" | "nothing_here" | "units_missing" | "waited";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "order_without_effect";
        };
        /**
         * XiditPack
         * @description A content pack of xidit: the printed parts of the game, as data.
         */
        readonly XiditPack: {
            readonly about: components["schemas"]["Text"];
            /** @description Of each seat (XD-1.1). */
            readonly bards: number;
            /** @description In any order, numbered from 1 without gaps. */
            readonly cities: readonly components["schemas"]["XiditPackCity"][];
            readonly dummy_step: components["schemas"]["XiditPackDummyStep"];
            readonly id: string;
            readonly opening: components["schemas"]["XiditPackOpening"];
            /** @description Cities whose tiles the reduced set leaves out (XD-1.2). */
            readonly reduced_set_without: readonly number[];
            readonly regions: readonly components["schemas"]["XiditPackRegion"][];
            readonly roads: readonly components["schemas"]["XiditPackRoad"][];
            /** @description Of each seat (XD-1.1). */
            readonly storeys: number;
            readonly supply: components["schemas"]["XiditPackSupply"];
            /** @description At most one a city. */
            readonly tiles: readonly components["schemas"]["XiditPackTile"][];
            /** @description By stack, top first (XD-1.4). */
            readonly titans: readonly (readonly components["schemas"]["XiditPackTitan"][])[];
            readonly title: components["schemas"]["Text"];
            readonly version: number;
        };
        /**
         * XiditPackCity
         * @description A city and the regions that it touches.
         */
        readonly XiditPackCity: {
            /** @description Number of a city. */
            readonly id: number;
            readonly regions: readonly string[];
        };
        /**
         * XiditPackDummyStep
         * @description How far one step raises each score of the dummy (XD-12.1).
         */
        readonly XiditPackDummyStep: {
            readonly influence: number;
            readonly reputation: number;
            readonly wealth: number;
        };
        /**
         * XiditPackOpening
         * @description How many tiles set-up deals; the rest is the threat pile (XD-1.2).
         */
        readonly XiditPackOpening: {
            /** @description Tiles laid on the map recruitment side up. */
            readonly camps: number;
            /** @description Tiles of the recruitment pile, the next one included. */
            readonly recruitment_pile: number;
            /** @description Tiles laid on the map threat side up. */
            readonly threats: number;
        };
        /**
         * XiditPackRegion
         * @description A region and what most and second most bards in it are worth (XD-11.1).
         */
        readonly XiditPackRegion: {
            /** @description True for the central region, whose bards are hidden (XD-4.6). */
            readonly bastion: boolean;
            readonly first: number;
            readonly id: string;
            readonly second: number;
            readonly title: components["schemas"]["Text"] | null;
        };
        /**
         * XiditPackRoad
         * @description A road between two cities.
         */
        readonly XiditPackRoad: {
            readonly cities: readonly number[];
            /** @enum {string} */
            readonly colour: "black" | "blue" | "red";
        };
        /**
         * XiditPackSupply
         * @description Units in the game, by kind (XD-1.1).
         */
        readonly XiditPackSupply: {
            readonly archer: number;
            readonly battle_mage: number;
            readonly cleric: number;
            readonly infantry: number;
            readonly militia: number;
        };
        /**
         * XiditPackThreat
         * @description The threat face of a tile: the units that it takes, and the three rewards.
         */
        readonly XiditPackThreat: {
            readonly bards: number;
            readonly gold: number;
            readonly storeys: number;
            readonly units: readonly ("archer" | "battle_mage" | "cleric" | "infantry" | "militia")[];
        };
        /**
         * XiditPackTile
         * @description A city's two-faced tile.
         */
        readonly XiditPackTile: {
            /** @description Number of a city. */
            readonly city: number;
            readonly recruitment: readonly ("archer" | "battle_mage" | "cleric" | "infantry" | "militia")[];
            readonly threat: components["schemas"]["XiditPackThreat"];
        };
        /**
         * XiditPackTitan
         * @description A titan: how many units of any kinds it takes, and the three rewards (XD-8.1).
         */
        readonly XiditPackTitan: {
            readonly bards: number;
            readonly gold: number;
            readonly price: number;
            readonly storeys: number;
        };
        /**
         * XiditPileTurned
         * @description The discards of the other side, turned over and shuffled, became the pile of this side.
         */
        readonly XiditPileTurned: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly side: "recruitment" | "threat";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tiles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "pile_turned";
        };
        /**
         * XiditPlaceBards
         * @description Place bards in regions around the hero (XD-4.6), in the order of the regions; none left out, none twice.
         */
        readonly XiditPlaceBards: {
            readonly bards: readonly components["schemas"]["XiditBardsIn"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "place_bards";
        };
        /**
         * XiditPlaceHero
         * @description Start in a city (XD-1.6).
         */
        readonly XiditPlaceHero: {
            /** @description Number of a city. */
            readonly city: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "place_hero";
        };
        /**
         * XiditPlaceLost
         * @description No tile of a side was to be had: the map has one fewer.
         */
        readonly XiditPlaceLost: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly side: "recruitment" | "threat";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "place_lost";
        };
        /**
         * XiditPlaceStorey
         * @description Put a census storey on the own guild of a city (XD-9.4).
         */
        readonly XiditPlaceStorey: {
            /** @description Number of a city. */
            readonly city: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "place_storey";
        };
        /**
         * XiditPlacingBards
         * @description A seat places bards around its hero (waits for it).
         */
        readonly XiditPlacingBards: {
            /** @description The most it places: all of them, or what its reserve holds. */
            readonly bards: number;
            /** @enum {string} */
            readonly rule: "XD-4.6" | "XD-9.3";
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "placing_bards";
        };
        /**
         * XiditPlacingHero
         * @description A seat places its hero (waits for it).
         */
        readonly XiditPlacingHero: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "placing_hero";
        };
        /**
         * XiditPlacingStorey
         * @description A seat places the storey of a census (waits for it).
         */
        readonly XiditPlacingStorey: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "placing_storey";
        };
        /**
         * XiditPlanCommitted
         * @description A seat has committed its plan; nobody else learns which.
         */
        readonly XiditPlanCommitted: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "plan_committed";
        };
        /**
         * XiditPlanDue
         * @description Commit six orders (XD-2.1).
         */
        readonly XiditPlanDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "plan_due";
            readonly year: number;
        };
        /**
         * XiditPlanning
         * @description Every seat commits a plan (waits for all).
         */
        readonly XiditPlanning: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "planning";
        };
        /**
         * XiditPlansRevealed
         * @description All plans, by seat.
         */
        readonly XiditPlansRevealed: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly plans: readonly (readonly ("act" | "black" | "blue" | "red" | "wait")[])[];
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "plans_revealed";
        };
        /**
         * XiditPlayer
         * @description What a seat has behind its screen, hidden from the others, and its hero.
         */
        readonly XiditPlayer: {
            /** @description In reserve. */
            readonly bards: number;
            /** @description Bards in the central region's box (XD-4.6). */
            readonly bastion: number;
            readonly gold: number;
            /** @description City of the hero (public); 0: not placed yet. */
            readonly hero: number;
            /**
             * @description The six orders of this year; empty: not committed.
             * @default []
             */
            readonly plan?: readonly ("act" | "black" | "blue" | "red" | "wait")[];
            /**
             * @description Units shown in the running census question; null: not committed.
             * @default null
             */
            readonly shown?: number | null;
            /** @description In reserve. */
            readonly storeys: number;
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
            /** @description Storeys won in a census that found no guild (XD-9.4). */
            readonly waiting: number;
        };
        /**
         * XiditPublicPlayer
         * @description What everybody sees of a seat.
         */
        readonly XiditPublicPlayer: {
            /** @description True if it has answered the simultaneous question that is open now (XD-1.7). */
            readonly committed: boolean;
            /** @description How many of its orders are executed this year (XD-3.1). */
            readonly executed: number;
            /** @description City of the hero; 0: not placed yet. */
            readonly hero: number;
            /** @description Its orders once all are revealed, till the year ends; else empty (XD-2.2, XD-3.1). */
            readonly plan: readonly ("act" | "black" | "blue" | "red" | "wait")[];
        };
        /**
         * XiditRaiseDummy
         * @description Raise one of the dummy's scores by a step (XD-12.1).
         */
        readonly XiditRaiseDummy: {
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "raise_dummy";
        };
        /**
         * XiditRaisingDummy
         * @description A seat raises the dummy's score (waits for it).
         */
        readonly XiditRaisingDummy: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "raising_dummy";
        };
        /**
         * XiditRecruit
         * @description Take the weakest unit (XD-4.1, recruit=optional only).
         */
        readonly XiditRecruit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruit";
        };
        /**
         * XiditRecruitDue
         * @description Recruit here or decline (XD-4.1).
         */
        readonly XiditRecruitDue: {
            /** @description Number of a city. */
            readonly city: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruit_due";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
        };
        /**
         * XiditRecruiting
         * @description A seat may recruit (waits for it; only with the switch recruit=optional).
         */
        readonly XiditRecruiting: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "recruiting";
        };
        /**
         * XiditRegionCounted
         * @description Who scores for a region.
         */
        readonly XiditRegionCounted: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly first: readonly number[];
            /** @description Position of a region in the pack's list. */
            readonly region: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly second: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "region_counted";
        };
        /**
         * XiditReinforcementsCame
         * @description The piles were made anew; how many tiles they have before the next ones are drawn (XD-1.3 hides which).
         */
        readonly XiditReinforcementsCame: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            readonly recruitment_pile: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly threat_pile: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reinforcements_came";
        };
        /**
         * XiditReplayRequest
         * @description A record to play again.
         */
        readonly XiditReplayRequest: {
            /**
             * @description Of the last action, or of the whole match.
             * @default last
             * @enum {string}
             */
            readonly events?: "all" | "last";
            /** @description Whose eyes events and view are cut to; all: events uncut, no view. */
            readonly perspective: number | ("all" | "spectator");
            readonly record: components["schemas"]["XiditMatchRecord"];
        };
        /**
         * XiditRewardsDue
         * @description Take two of three rewards (XD-4.4).
         */
        readonly XiditRewardsDue: {
            readonly bards: number;
            /** @description Number of a city. */
            readonly city: number;
            readonly gold: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly storeys: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rewards_due";
        };
        /**
         * XiditRewardsTaken
         * @description Which rewards a seat took.
         */
        readonly XiditRewardsTaken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            readonly rewards: readonly ("bards" | "gold" | "storeys")[];
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "rewards_taken";
        };
        /**
         * XiditScreen
         * @description What a seat has behind its own screen.
         */
        readonly XiditScreen: {
            readonly bards: number;
            readonly bastion: number;
            readonly gold: number;
            readonly plan: readonly ("act" | "black" | "blue" | "red" | "wait")[];
            readonly shown: number | null;
            readonly storeys: number;
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
            readonly waiting: number;
        };
        /**
         * XiditSeatOut
         * @description A check put a seat out (null: the dummy); its bards and guilds leave the map.
         */
        readonly XiditSeatOut: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly seat: number | null;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "seat_out";
        };
        /**
         * XiditShowDue
         * @description Choose how many units of a kind to show (XD-9.1).
         */
        readonly XiditShowDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "show_due";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
        };
        /**
         * XiditShowUnits
         * @description Show so many units of the kind in question (XD-9.1).
         */
        readonly XiditShowUnits: {
            readonly count: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "show_units";
        };
        /**
         * XiditStartingYear
         * @description The year marker and the starting seat move, or the assessment begins.
         */
        readonly XiditStartingYear: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "starting_year";
        };
        /**
         * XiditState
         * @description A whole match of xidit, hidden parts included.
         */
        readonly XiditState: {
            /** @description What is still to be resolved, the top step last. */
            readonly agenda: readonly (components["schemas"]["XiditPlacingHero"] | components["schemas"]["XiditPlanning"] | components["schemas"]["XiditExecuting"] | components["schemas"]["XiditOrderDone"] | components["schemas"]["XiditRecruiting"] | components["schemas"]["XiditFightingTitan"] | components["schemas"]["XiditTakingRewards"] | components["schemas"]["XiditPlacingBards"] | components["schemas"]["XiditPlacingStorey"] | components["schemas"]["XiditRaisingDummy"] | components["schemas"]["XiditClearingThreat"] | components["schemas"]["XiditCensus"] | components["schemas"]["XiditEndingYear"] | components["schemas"]["XiditStartingYear"] | components["schemas"]["XiditAssessing"])[];
            /** @enum {string} */
            readonly game: "xidit";
            readonly options: components["schemas"]["XiditOptions"];
            readonly pack: components["schemas"]["PackRef"];
            readonly players: readonly components["schemas"]["XiditPlayer"][];
            /** @description Top first; hidden from everybody. */
            readonly recruitment_pile: readonly number[];
            readonly rng: components["schemas"]["Rng"];
            /**
             * @description Version of the state's form. Like ``game`` it is never left out: no default.
             * @enum {integer}
             */
            readonly schema: 1;
            readonly table: components["schemas"]["XiditTable"];
            /** @description Top first; hidden from everybody. */
            readonly threat_pile: readonly number[];
        };
        /**
         * XiditStoreyDue
         * @description Place a storey on an own guild (XD-9.4).
         */
        readonly XiditStoreyDue: {
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storey_due";
        };
        /**
         * XiditStoreyUnplaced
         * @description A census storey found no own guild below the highest, or all of the seat's storeys stand on the map.
         */
        readonly XiditStoreyUnplaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storey_unplaced";
        };
        /**
         * XiditStoreyWaits
         * @description So many storeys wait behind the screen now (told to that seat alone).
         */
        readonly XiditStoreyWaits: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storey_waits";
            readonly waiting: number;
        };
        /**
         * XiditStoreysPlaced
         * @description A guild grew by so many storeys.
         */
        readonly XiditStoreysPlaced: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            readonly height: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            readonly storeys: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "storeys_placed";
        };
        /**
         * XiditSuggestion
         * @description A legal action, and its line of notation.
         */
        readonly XiditSuggestion: {
            readonly action: components["schemas"]["XiditAction"];
            readonly notation: string;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
        };
        /**
         * XiditSuggestionRequest
         * @description A seat that wants to be told what to do; the same seed, the same suggestion.
         */
        readonly XiditSuggestionRequest: {
            /**
             * @description greedy: the best by a rule of thumb, one step ahead; random: any legal action, all alike.
             * @enum {string}
             */
            readonly bot: "greedy" | "random";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Seed of a match: one seed, one match. */
            readonly seed: number;
            readonly state: string | components["schemas"]["XiditState"];
        };
        /**
         * XiditTable
         * @description What lies open on the table: the part of a state that everybody sees, piles and screens apart.
         */
        readonly XiditTable: {
            /** @description Open bards by region and seat; the bastion's stay 0 until it is opened (XD-11.1). */
            readonly bards: readonly (readonly number[])[];
            /** @description Counts by kind, weakest first. */
            readonly barracks: readonly number[];
            /** @description Recruitment tiles on the map, by city. */
            readonly camps: readonly components["schemas"]["XiditCamp"][];
            /** @description The assessments in their order (XD-1.5). */
            readonly checks: readonly ("influence" | "reputation" | "wealth")[];
            /** @description This year's, by city, seat and what. */
            readonly deeds: readonly components["schemas"]["XiditDeed"][];
            readonly dummy: components["schemas"]["XiditDummy"] | null;
            /** @description Orders executed this year by all seats together. */
            readonly executed: number;
            /** @description In order; the winner last. */
            readonly exits: readonly components["schemas"]["XiditExit"][];
            /** @description By city. */
            readonly guilds: readonly components["schemas"]["XiditGuild"][];
            readonly next_recruitment: number | null;
            readonly next_threat: number | null;
            /** @description First discarded first. */
            readonly recruitment_discards: readonly number[];
            /** @description A player's place, counted clockwise from 0. */
            readonly starting_seat: number;
            /** @description First discarded first. */
            readonly threat_discards: readonly number[];
            /** @description Cities with a threat, ascending. */
            readonly threats: readonly number[];
            readonly titans: readonly components["schemas"]["XiditTitanStack"][];
            readonly year: number;
        };
        /**
         * XiditTakeRewards
         * @description Take these different rewards (XD-4.4), in the order gold, bards, storeys.
         */
        readonly XiditTakeRewards: {
            readonly rewards: readonly ("bards" | "gold" | "storeys")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "take_rewards";
        };
        /**
         * XiditTakingRewards
         * @description A seat takes rewards for a threat or a titan (waits for it).
         */
        readonly XiditTakingRewards: {
            readonly bards: number;
            readonly gold: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description The printed rewards. */
            readonly storeys: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "taking_rewards";
        };
        /**
         * XiditThreatBeaten
         * @description A seat beat the threat of a city; these units went back to the barracks.
         */
        readonly XiditThreatBeaten: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "threat_beaten";
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
        };
        /**
         * XiditThreatOpened
         * @description A threat came to its city.
         */
        readonly XiditThreatOpened: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "threat_opened";
        };
        /**
         * XiditTieBroken
         * @description A tie in a check was decided, and by what.
         */
        readonly XiditTieBroken: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @enum {string} */
            readonly by: "dummy" | "influence" | "reputation" | "turn_order" | "units" | "wealth";
            /** @enum {string} */
            readonly check: "influence" | "reputation" | "wealth";
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            readonly tied: readonly number[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tie_broken";
        };
        /**
         * XiditTileDiscarded
         * @description A tile left the map for the discards of its side.
         */
        readonly XiditTileDiscarded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @enum {string} */
            readonly side: "recruitment" | "threat";
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "tile_discarded";
        };
        /**
         * XiditTitanDue
         * @description Fight a raging titan or decline (XD-8.1); asked of who cannot pay too, so that nobody learns it.
         */
        readonly XiditTitanDue: {
            /** @description Number of a city. */
            readonly city: number;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "titan_due";
        };
        /**
         * XiditTitanKilled
         * @description A seat killed the raging titan of a stack; these units went back to the barracks.
         */
        readonly XiditTitanKilled: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description Position of a titan stack in the pack's list. */
            readonly stack: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "titan_killed";
            /** @description Counts by kind, weakest first. */
            readonly units: readonly number[];
        };
        /**
         * XiditTitanStack
         * @description How far a stack is worn down.
         */
        readonly XiditTitanStack: {
            /** @description Titans gone; the next of the pack's list is the top one. */
            readonly killed: number;
            /** @description True if the top titan rages; False if it sleeps or the stack is empty. */
            readonly raging: boolean;
        };
        /**
         * XiditTitansWoke
         * @description The titans on top of these stacks turned raging.
         */
        readonly XiditTitansWoke: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly stacks: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "titans_woke";
        };
        /**
         * XiditUnitRecruited
         * @description A seat took the weakest unit of a city.
         */
        readonly XiditUnitRecruited: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description Number of a city. */
            readonly city: number;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description A player's place, counted clockwise from 0. */
            readonly seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "unit_recruited";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
        };
        /**
         * XiditUnitsShown
         * @description What every seat shows of a kind, by seat.
         */
        readonly XiditUnitsShown: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            readonly shown: readonly number[];
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "units_shown";
            /** @enum {string} */
            readonly unit: "archer" | "battle_mage" | "cleric" | "infantry" | "militia";
        };
        /**
         * XiditView
         * @description What one seat, or a spectator, sees of a match of xidit (XD-1.7).
         */
        readonly XiditView: {
            readonly agenda: readonly (components["schemas"]["XiditPlacingHero"] | components["schemas"]["XiditPlanning"] | components["schemas"]["XiditExecuting"] | components["schemas"]["XiditOrderDone"] | components["schemas"]["XiditRecruiting"] | components["schemas"]["XiditFightingTitan"] | components["schemas"]["XiditTakingRewards"] | components["schemas"]["XiditPlacingBards"] | components["schemas"]["XiditPlacingStorey"] | components["schemas"]["XiditRaisingDummy"] | components["schemas"]["XiditClearingThreat"] | components["schemas"]["XiditCensus"] | components["schemas"]["XiditEndingYear"] | components["schemas"]["XiditStartingYear"] | components["schemas"]["XiditAssessing"])[];
            /** @enum {string} */
            readonly game: "xidit";
            readonly options: components["schemas"]["XiditOptions"];
            readonly pack: components["schemas"]["PackRef"];
            readonly players: readonly components["schemas"]["XiditPublicPlayer"][];
            /** @description Tiles in the pile. */
            readonly recruitment_pile: number;
            /** @description Top of the pile, with pile_tops_public only (XD-1.3). */
            readonly recruitment_top: number | null;
            /**
             * @description Version of the view's form.
             * @enum {integer}
             */
            readonly schema: 1;
            /** @description Null for a spectator. */
            readonly screen: components["schemas"]["XiditScreen"] | null;
            /** @description Whose view it is; null for a spectator. */
            readonly seat: number | null;
            readonly table: components["schemas"]["XiditTable"];
            /** @description Tiles in the pile. */
            readonly threat_pile: number;
            /** @description Top of the pile, with pile_tops_public only (XD-1.3). */
            readonly threat_top: number | null;
        };
        /**
         * XiditViewAnswer
         * @description What a seat, or a spectator, may see.
         */
        readonly XiditViewAnswer: {
            /** @description What is owed now, by seat. */
            readonly decisions: readonly components["schemas"]["XiditDecision"][];
            /** @description Null while the match goes on. */
            readonly outcome: components["schemas"]["Outcome"] | null;
            /**
             * @description How far the other players have to be trusted.
             * @enum {string}
             */
            readonly trust: "closed" | "open" | "receipted" | "sealed";
            readonly view: components["schemas"]["XiditView"];
        };
        /**
         * XiditViewRequest
         * @description A state, and who looks at it.
         */
        readonly XiditViewRequest: {
            /** @description Whose view it is. */
            readonly perspective: number | "spectator";
            /**
             * @description Of a sealed match: for whom this acts and looks.
             * @default []
             */
            readonly proofs?: readonly (components["schemas"]["KeyProof"] | components["schemas"]["SignatureProof"])[];
            readonly state: string | components["schemas"]["XiditState"];
        };
        /**
         * XiditYearEnded
         * @description A year is over.
         */
        readonly XiditYearEnded: {
            /** @description The seats that may know of it; null: everybody, spectators too. */
            readonly audience: readonly number[] | null;
            /** @description True if it makes something hidden known to its audience. */
            readonly reveal: boolean;
            /** @description The rule clause that was carried out. */
            readonly rule: string;
            /** @description Starts the next year. */
            readonly starting_seat: number;
            /** @description A sentence, in the language that Accept-Language asks for. */
            readonly text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "year_ended";
            readonly year: number;
        };
    };
    responses: {
        /** @description The body did not arrive in time. */
        readonly BodyTimeout: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "body_timeout",
                 *       "detail": "The body did not arrive in time",
                 *       "status": 408,
                 *       "title": "The body did not arrive in time",
                 *       "type": "urn:warlords:problem:body-timeout"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description The body is too large. */
        readonly BodyTooLarge: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "body_too_large",
                 *       "detail": "The body is too large",
                 *       "status": 413,
                 *       "title": "The body is too large",
                 *       "type": "urn:warlords:problem:body-too-large"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description This is not allowed. */
        readonly Forbidden: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "detail": "This is not allowed",
                 *       "status": 403,
                 *       "title": "This is not allowed",
                 *       "type": "urn:warlords:problem:forbidden"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description The rules do not allow this action. */
        readonly IllegalAction: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "illegal_action",
                 *       "detail": "The rules do not allow this action",
                 *       "status": 409,
                 *       "title": "The rules do not allow this action",
                 *       "type": "urn:warlords:problem:illegal-action"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description Well formed, but impossible. */
        readonly Impossible: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "impossible",
                 *       "detail": "Well formed, but impossible",
                 *       "status": 422,
                 *       "title": "Well formed, but impossible",
                 *       "type": "urn:warlords:problem:impossible"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description The body is malformed. */
        readonly Malformed: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "malformed",
                 *       "detail": "The body is malformed",
                 *       "status": 400,
                 *       "title": "The body is malformed",
                 *       "type": "urn:warlords:problem:malformed"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description This method is not allowed here. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "method_not_allowed",
                 *       "detail": "This method is not allowed here",
                 *       "status": 405,
                 *       "title": "This method is not allowed here",
                 *       "type": "urn:warlords:problem:method-not-allowed"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description No acceptable media type. */
        readonly NotAcceptable: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_acceptable",
                 *       "detail": "No acceptable media type",
                 *       "status": 406,
                 *       "title": "No acceptable media type",
                 *       "type": "urn:warlords:problem:not-acceptable"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "detail": "There is no such thing",
                 *       "status": 404,
                 *       "title": "There is no such thing",
                 *       "type": "urn:warlords:problem:not-found"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description The match has gone on already. */
        readonly Stale: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "stale",
                 *       "detail": "The match has gone on already",
                 *       "status": 409,
                 *       "title": "The match has gone on already",
                 *       "type": "urn:warlords:problem:stale"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description Too many requests. */
        readonly TooManyRequests: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "detail": "Too many requests",
                 *       "status": 429,
                 *       "title": "Too many requests",
                 *       "type": "urn:warlords:problem:too-many-requests"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description Nothing proves that this is allowed. */
        readonly Unauthorized: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "detail": "Nothing proves that this is allowed",
                 *       "status": 401,
                 *       "title": "Nothing proves that this is allowed",
                 *       "type": "urn:warlords:problem:unauthorized"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description Something that the server needs does not answer. */
        readonly Unavailable: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "detail": "Something that the server needs does not answer",
                 *       "status": 503,
                 *       "title": "Something that the server needs does not answer",
                 *       "type": "urn:warlords:problem:unavailable"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
        /** @description The body's media type is not supported. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Content-Language": components["headers"]["ContentLanguage"];
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "detail": "The body's media type is not supported",
                 *       "status": 415,
                 *       "title": "The body's media type is not supported",
                 *       "type": "urn:warlords:problem:unsupported-media-type"
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["ProblemDocument"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The methods that this address takes. */
        readonly Allow: string;
        /** @description The language of the sentences in this answer; left out where there are none. */
        readonly ContentLanguage: "en" | "zh" | "ja";
        /** @description Names the request in the server's log. */
        readonly RequestId: string;
        /** @description Seconds to wait. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type ActionForm = components['schemas']['ActionForm'];
export type ActionOpening = components['schemas']['ActionOpening'];
export type Agreement = components['schemas']['Agreement'];
export type Choices = components['schemas']['Choices'];
export type Clause = components['schemas']['Clause'];
export type ClosedSetAnswer = components['schemas']['ClosedSetAnswer'];
export type Commitment = components['schemas']['Commitment'];
export type Contribution = components['schemas']['Contribution'];
export type Contributions = components['schemas']['Contributions'];
export type Distribution = components['schemas']['Distribution'];
export type Drawn = components['schemas']['Drawn'];
export type Fixed = components['schemas']['Fixed'];
export type Form = components['schemas']['Form'];
export type GameSummary = components['schemas']['GameSummary'];
export type Games = components['schemas']['Games'];
export type Health = components['schemas']['Health'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type KassenAbility = components['schemas']['KassenAbility'];
export type KassenAction = components['schemas']['KassenAction'];
export type KassenAdjudicationRequest = components['schemas']['KassenAdjudicationRequest'];
export type KassenAmount = components['schemas']['KassenAmount'];
export type KassenAnswer = components['schemas']['KassenAnswer'];
export type KassenAnswerDue = components['schemas']['KassenAnswerDue'];
export type KassenAnswered = components['schemas']['KassenAnswered'];
export type KassenArmy = components['schemas']['KassenArmy'];
export type KassenAsked = components['schemas']['KassenAsked'];
export type KassenAsking = components['schemas']['KassenAsking'];
export type KassenAttack = components['schemas']['KassenAttack'];
export type KassenAttackDeclared = components['schemas']['KassenAttackDeclared'];
export type KassenAttackStopped = components['schemas']['KassenAttackStopped'];
export type KassenAura = components['schemas']['KassenAura'];
export type KassenBarrierEnded = components['schemas']['KassenBarrierEnded'];
export type KassenBonus = components['schemas']['KassenBonus'];
export type KassenCapture = components['schemas']['KassenCapture'];
export type KassenCaptured = components['schemas']['KassenCaptured'];
export type KassenCard = components['schemas']['KassenCard'];
export type KassenCardDrawn = components['schemas']['KassenCardDrawn'];
export type KassenChainCut = components['schemas']['KassenChainCut'];
export type KassenChanged = components['schemas']['KassenChanged'];
export type KassenClosedSetRequest = components['schemas']['KassenClosedSetRequest'];
export type KassenCommandChanged = components['schemas']['KassenCommandChanged'];
export type KassenCommandPaid = components['schemas']['KassenCommandPaid'];
export type KassenCondition = components['schemas']['KassenCondition'];
export type KassenDamaged = components['schemas']['KassenDamaged'];
export type KassenDecided = components['schemas']['KassenDecided'];
export type KassenDecision = components['schemas']['KassenDecision'];
export type KassenDeploy = components['schemas']['KassenDeploy'];
export type KassenDeployed = components['schemas']['KassenDeployed'];
export type KassenEndTurn = components['schemas']['KassenEndTurn'];
export type KassenEnding = components['schemas']['KassenEnding'];
export type KassenEvent = components['schemas']['KassenEvent'];
export type KassenExchange = components['schemas']['KassenExchange'];
export type KassenFell = components['schemas']['KassenFell'];
export type KassenFighter = components['schemas']['KassenFighter'];
export type KassenHand = components['schemas']['KassenHand'];
export type KassenInvitationRequest = components['schemas']['KassenInvitationRequest'];
export type KassenJournal = components['schemas']['KassenJournal'];
export type KassenLegalActions = components['schemas']['KassenLegalActions'];
export type KassenLegalActionsRequest = components['schemas']['KassenLegalActionsRequest'];
export type KassenLine = components['schemas']['KassenLine'];
export type KassenLostCard = components['schemas']['KassenLostCard'];
export type KassenLotDrawn = components['schemas']['KassenLotDrawn'];
export type KassenMarked = components['schemas']['KassenMarked'];
export type KassenMatchMove = components['schemas']['KassenMatchMove'];
export type KassenMatchOpened = components['schemas']['KassenMatchOpened'];
export type KassenMatchRecord = components['schemas']['KassenMatchRecord'];
export type KassenMatchRequest = components['schemas']['KassenMatchRequest'];
export type KassenMoved = components['schemas']['KassenMoved'];
export type KassenNoQuestionLeft = components['schemas']['KassenNoQuestionLeft'];
export type KassenOptions = components['schemas']['KassenOptions'];
export type KassenOwnSide = components['schemas']['KassenOwnSide'];
export type KassenPackGeneral = components['schemas']['KassenPackGeneral'];
export type KassenPackTactic = components['schemas']['KassenPackTactic'];
export type KassenPackTalent = components['schemas']['KassenPackTalent'];
export type KassenPackTie = components['schemas']['KassenPackTie'];
export type KassenPackWords = components['schemas']['KassenPackWords'];
export type KassenPart = components['schemas']['KassenPart'];
export type KassenPartSkipped = components['schemas']['KassenPartSkipped'];
export type KassenPicked = components['schemas']['KassenPicked'];
export type KassenPlayTactic = components['schemas']['KassenPlayTactic'];
export type KassenPlayed = components['schemas']['KassenPlayed'];
export type KassenPublicPack = components['schemas']['KassenPublicPack'];
export type KassenPublicQuestion = components['schemas']['KassenPublicQuestion'];
export type KassenQuestionAnswered = components['schemas']['KassenQuestionAnswered'];
export type KassenQuestionAsked = components['schemas']['KassenQuestionAsked'];
export type KassenQuiz = components['schemas']['KassenQuiz'];
export type KassenRecalled = components['schemas']['KassenRecalled'];
export type KassenReplayRequest = components['schemas']['KassenReplayRequest'];
export type KassenRetreat = components['schemas']['KassenRetreat'];
export type KassenReviewed = components['schemas']['KassenReviewed'];
export type KassenRisk = components['schemas']['KassenRisk'];
export type KassenSecretFired = components['schemas']['KassenSecretFired'];
export type KassenSecretSet = components['schemas']['KassenSecretSet'];
export type KassenSecretTried = components['schemas']['KassenSecretTried'];
export type KassenSeenCard = components['schemas']['KassenSeenCard'];
export type KassenSeenPlay = components['schemas']['KassenSeenPlay'];
export type KassenSeenSecret = components['schemas']['KassenSeenSecret'];
export type KassenSeenSide = components['schemas']['KassenSeenSide'];
export type KassenSeenState = components['schemas']['KassenSeenState'];
export type KassenSeenUnit = components['schemas']['KassenSeenUnit'];
export type KassenSelector = components['schemas']['KassenSelector'];
export type KassenSetCard = components['schemas']['KassenSetCard'];
export type KassenSetSecret = components['schemas']['KassenSetSecret'];
export type KassenSettlement = components['schemas']['KassenSettlement'];
export type KassenSpeaker = components['schemas']['KassenSpeaker'];
export type KassenSpied = components['schemas']['KassenSpied'];
export type KassenSpoke = components['schemas']['KassenSpoke'];
export type KassenState = components['schemas']['KassenState'];
export type KassenStrategist = components['schemas']['KassenStrategist'];
export type KassenSuggestion = components['schemas']['KassenSuggestion'];
export type KassenSuggestionRequest = components['schemas']['KassenSuggestionRequest'];
export type KassenTable = components['schemas']['KassenTable'];
export type KassenTacticPlayed = components['schemas']['KassenTacticPlayed'];
export type KassenTalentUsed = components['schemas']['KassenTalentUsed'];
export type KassenTarget = components['schemas']['KassenTarget'];
export type KassenTurn = components['schemas']['KassenTurn'];
export type KassenTurnBegan = components['schemas']['KassenTurnBegan'];
export type KassenTurnDue = components['schemas']['KassenTurnDue'];
export type KassenTurnEnded = components['schemas']['KassenTurnEnded'];
export type KassenUnitState = components['schemas']['KassenUnitState'];
export type KassenVerdict = components['schemas']['KassenVerdict'];
export type KassenView = components['schemas']['KassenView'];
export type KassenViewAnswer = components['schemas']['KassenViewAnswer'];
export type KassenViewRequest = components['schemas']['KassenViewRequest'];
export type KassenWordsExchanged = components['schemas']['KassenWordsExchanged'];
export type KeyProof = components['schemas']['KeyProof'];
export type MatchHead = components['schemas']['MatchHead'];
export type Numbers = components['schemas']['Numbers'];
export type OneOf = components['schemas']['OneOf'];
export type Outcome = components['schemas']['Outcome'];
export type PackList = components['schemas']['PackList'];
export type PackRef = components['schemas']['PackRef'];
export type Problem = components['schemas']['Problem'];
export type ProblemDocument = components['schemas']['ProblemDocument'];
export type Product = components['schemas']['Product'];
export type PublicKeys = components['schemas']['PublicKeys'];
export type Ready = components['schemas']['Ready'];
export type Receipt = components['schemas']['Receipt'];
export type RisingSunAccept = components['schemas']['RisingSunAccept'];
export type RisingSunAct = components['schemas']['RisingSunAct'];
export type RisingSunAction = components['schemas']['RisingSunAction'];
export type RisingSunAdjudicationRequest = components['schemas']['RisingSunAdjudicationRequest'];
export type RisingSunAdvantageDue = components['schemas']['RisingSunAdvantageDue'];
export type RisingSunAdvantageUsed = components['schemas']['RisingSunAdvantageUsed'];
export type RisingSunAdvantageWon = components['schemas']['RisingSunAdvantageWon'];
export type RisingSunAllianceBroken = components['schemas']['RisingSunAllianceBroken'];
export type RisingSunAllianceFormed = components['schemas']['RisingSunAllianceFormed'];
export type RisingSunAllianceProposed = components['schemas']['RisingSunAllianceProposed'];
export type RisingSunAlliancesEnded = components['schemas']['RisingSunAlliancesEnded'];
export type RisingSunAnnounce = components['schemas']['RisingSunAnnounce'];
export type RisingSunBattle = components['schemas']['RisingSunBattle'];
export type RisingSunBattleBegan = components['schemas']['RisingSunBattleBegan'];
export type RisingSunBattleWon = components['schemas']['RisingSunBattleWon'];
export type RisingSunBetraying = components['schemas']['RisingSunBetraying'];
export type RisingSunBidDue = components['schemas']['RisingSunBidDue'];
export type RisingSunBidPlaced = components['schemas']['RisingSunBidPlaced'];
export type RisingSunBidding = components['schemas']['RisingSunBidding'];
export type RisingSunBidsRevealed = components['schemas']['RisingSunBidsRevealed'];
export type RisingSunBuild = components['schemas']['RisingSunBuild'];
export type RisingSunBuy = components['schemas']['RisingSunBuy'];
export type RisingSunBuyDue = components['schemas']['RisingSunBuyDue'];
export type RisingSunCardBought = components['schemas']['RisingSunCardBought'];
export type RisingSunCardsShown = components['schemas']['RisingSunCardsShown'];
export type RisingSunCarryingOut = components['schemas']['RisingSunCarryingOut'];
export type RisingSunCharged = components['schemas']['RisingSunCharged'];
export type RisingSunChooseTile = components['schemas']['RisingSunChooseTile'];
export type RisingSunChoosing = components['schemas']['RisingSunChoosing'];
export type RisingSunClansSeated = components['schemas']['RisingSunClansSeated'];
export type RisingSunCleaningUp = components['schemas']['RisingSunCleaningUp'];
export type RisingSunClosedSetRequest = components['schemas']['RisingSunClosedSetRequest'];
export type RisingSunClosing = components['schemas']['RisingSunClosing'];
export type RisingSunComparing = components['schemas']['RisingSunComparing'];
export type RisingSunCounting = components['schemas']['RisingSunCounting'];
export type RisingSunDeciding = components['schemas']['RisingSunDeciding'];
export type RisingSunDecision = components['schemas']['RisingSunDecision'];
export type RisingSunDecline = components['schemas']['RisingSunDecline'];
export type RisingSunDone = components['schemas']['RisingSunDone'];
export type RisingSunEffectDue = components['schemas']['RisingSunEffectDue'];
export type RisingSunEffectPicked = components['schemas']['RisingSunEffectPicked'];
export type RisingSunEffectUsed = components['schemas']['RisingSunEffectUsed'];
export type RisingSunEvent = components['schemas']['RisingSunEvent'];
export type RisingSunExchange = components['schemas']['RisingSunExchange'];
export type RisingSunFallen = components['schemas']['RisingSunFallen'];
export type RisingSunFigureMoved = components['schemas']['RisingSunFigureMoved'];
export type RisingSunFigurePlaced = components['schemas']['RisingSunFigurePlaced'];
export type RisingSunFigureSummoned = components['schemas']['RisingSunFigureSummoned'];
export type RisingSunFigureSwapped = components['schemas']['RisingSunFigureSwapped'];
export type RisingSunFiguresKilled = components['schemas']['RisingSunFiguresKilled'];
export type RisingSunFinishing = components['schemas']['RisingSunFinishing'];
export type RisingSunForce = components['schemas']['RisingSunForce'];
export type RisingSunGain = components['schemas']['RisingSunGain'];
export type RisingSunGained = components['schemas']['RisingSunGained'];
export type RisingSunGiftGiven = components['schemas']['RisingSunGiftGiven'];
export type RisingSunGive = components['schemas']['RisingSunGive'];
export type RisingSunGroup = components['schemas']['RisingSunGroup'];
export type RisingSunHarvested = components['schemas']['RisingSunHarvested'];
export type RisingSunHeard = components['schemas']['RisingSunHeard'];
export type RisingSunHonorChanged = components['schemas']['RisingSunHonorChanged'];
export type RisingSunHostageDue = components['schemas']['RisingSunHostageDue'];
export type RisingSunHostageReturned = components['schemas']['RisingSunHostageReturned'];
export type RisingSunHostageTaken = components['schemas']['RisingSunHostageTaken'];
export type RisingSunHousing = components['schemas']['RisingSunHousing'];
export type RisingSunHousingDue = components['schemas']['RisingSunHousingDue'];
export type RisingSunInvitationRequest = components['schemas']['RisingSunInvitationRequest'];
export type RisingSunKamiPlaced = components['schemas']['RisingSunKamiPlaced'];
export type RisingSunKamiTurn = components['schemas']['RisingSunKamiTurn'];
export type RisingSunKilling = components['schemas']['RisingSunKilling'];
export type RisingSunLegalActions = components['schemas']['RisingSunLegalActions'];
export type RisingSunLegalActionsRequest = components['schemas']['RisingSunLegalActionsRequest'];
export type RisingSunLook = components['schemas']['RisingSunLook'];
export type RisingSunLost = components['schemas']['RisingSunLost'];
export type RisingSunMandateChosen = components['schemas']['RisingSunMandateChosen'];
export type RisingSunMandateDue = components['schemas']['RisingSunMandateDue'];
export type RisingSunMarshalDue = components['schemas']['RisingSunMarshalDue'];
export type RisingSunMarshalling = components['schemas']['RisingSunMarshalling'];
export type RisingSunMatchEnded = components['schemas']['RisingSunMatchEnded'];
export type RisingSunMatchMove = components['schemas']['RisingSunMatchMove'];
export type RisingSunMatchRecord = components['schemas']['RisingSunMatchRecord'];
export type RisingSunMatchRequest = components['schemas']['RisingSunMatchRequest'];
export type RisingSunMove = components['schemas']['RisingSunMove'];
export type RisingSunNextWar = components['schemas']['RisingSunNextWar'];
export type RisingSunObeying = components['schemas']['RisingSunObeying'];
export type RisingSunOccasion = components['schemas']['RisingSunOccasion'];
export type RisingSunOffer = components['schemas']['RisingSunOffer'];
export type RisingSunOpening = components['schemas']['RisingSunOpening'];
export type RisingSunOptions = components['schemas']['RisingSunOptions'];
export type RisingSunOrderChosen = components['schemas']['RisingSunOrderChosen'];
export type RisingSunOrderDue = components['schemas']['RisingSunOrderDue'];
export type RisingSunOrdering = components['schemas']['RisingSunOrdering'];
export type RisingSunOwn = components['schemas']['RisingSunOwn'];
export type RisingSunPack = components['schemas']['RisingSunPack'];
export type RisingSunPackCard = components['schemas']['RisingSunPackCard'];
export type RisingSunPackClan = components['schemas']['RisingSunPackClan'];
export type RisingSunPackKami = components['schemas']['RisingSunPackKami'];
export type RisingSunPackMandates = components['schemas']['RisingSunPackMandates'];
export type RisingSunPackMonster = components['schemas']['RisingSunPackMonster'];
export type RisingSunPackPieces = components['schemas']['RisingSunPackPieces'];
export type RisingSunPackProvince = components['schemas']['RisingSunPackProvince'];
export type RisingSunPackReward = components['schemas']['RisingSunPackReward'];
export type RisingSunPackSet = components['schemas']['RisingSunPackSet'];
export type RisingSunPackSetBonus = components['schemas']['RisingSunPackSetBonus'];
export type RisingSunPackTokenPoints = components['schemas']['RisingSunPackTokenPoints'];
export type RisingSunPaying = components['schemas']['RisingSunPaying'];
export type RisingSunPickDue = components['schemas']['RisingSunPickDue'];
export type RisingSunPickEffect = components['schemas']['RisingSunPickEffect'];
export type RisingSunPickingEffect = components['schemas']['RisingSunPickingEffect'];
export type RisingSunPlaceBid = components['schemas']['RisingSunPlaceBid'];
export type RisingSunPlayed = components['schemas']['RisingSunPlayed'];
export type RisingSunPlayer = components['schemas']['RisingSunPlayer'];
export type RisingSunPolitics = components['schemas']['RisingSunPolitics'];
export type RisingSunPowers = components['schemas']['RisingSunPowers'];
export type RisingSunProposal = components['schemas']['RisingSunProposal'];
export type RisingSunProposalClosed = components['schemas']['RisingSunProposalClosed'];
export type RisingSunPropose = components['schemas']['RisingSunPropose'];
export type RisingSunPublicPlayer = components['schemas']['RisingSunPublicPlayer'];
export type RisingSunReady = components['schemas']['RisingSunReady'];
export type RisingSunRecruitDue = components['schemas']['RisingSunRecruitDue'];
export type RisingSunRecruitOver = components['schemas']['RisingSunRecruitOver'];
export type RisingSunRecruiting = components['schemas']['RisingSunRecruiting'];
export type RisingSunReparationsPaid = components['schemas']['RisingSunReparationsPaid'];
export type RisingSunReplayRequest = components['schemas']['RisingSunReplayRequest'];
export type RisingSunResponding = components['schemas']['RisingSunResponding'];
export type RisingSunRoninHired = components['schemas']['RisingSunRoninHired'];
export type RisingSunRouteSought = components['schemas']['RisingSunRouteSought'];
export type RisingSunSailing = components['schemas']['RisingSunSailing'];
export type RisingSunSeasonBegan = components['schemas']['RisingSunSeasonBegan'];
export type RisingSunSeasonEnded = components['schemas']['RisingSunSeasonEnded'];
export type RisingSunSeatReady = components['schemas']['RisingSunSeatReady'];
export type RisingSunShareDue = components['schemas']['RisingSunShareDue'];
export type RisingSunShareOut = components['schemas']['RisingSunShareOut'];
export type RisingSunSharingOut = components['schemas']['RisingSunSharingOut'];
export type RisingSunShrineSettled = components['schemas']['RisingSunShrineSettled'];
export type RisingSunSpared = components['schemas']['RisingSunSpared'];
export type RisingSunSpot = components['schemas']['RisingSunSpot'];
export type RisingSunStartingSeason = components['schemas']['RisingSunStartingSeason'];
export type RisingSunState = components['schemas']['RisingSunState'];
export type RisingSunStopped = components['schemas']['RisingSunStopped'];
export type RisingSunStrongholdBuilt = components['schemas']['RisingSunStrongholdBuilt'];
export type RisingSunSuggestion = components['schemas']['RisingSunSuggestion'];
export type RisingSunSuggestionRequest = components['schemas']['RisingSunSuggestionRequest'];
export type RisingSunSummon = components['schemas']['RisingSunSummon'];
export type RisingSunSwap = components['schemas']['RisingSunSwap'];
export type RisingSunSwapDue = components['schemas']['RisingSunSwapDue'];
export type RisingSunTable = components['schemas']['RisingSunTable'];
export type RisingSunTakeHostage = components['schemas']['RisingSunTakeHostage'];
export type RisingSunTakeTurn = components['schemas']['RisingSunTakeTurn'];
export type RisingSunTakingHostage = components['schemas']['RisingSunTakingHostage'];
export type RisingSunTakingTea = components['schemas']['RisingSunTakingTea'];
export type RisingSunTeaDue = components['schemas']['RisingSunTeaDue'];
export type RisingSunTeaOver = components['schemas']['RisingSunTeaOver'];
export type RisingSunThunderDue = components['schemas']['RisingSunThunderDue'];
export type RisingSunThunderSummoning = components['schemas']['RisingSunThunderSummoning'];
export type RisingSunTieBroken = components['schemas']['RisingSunTieBroken'];
export type RisingSunTileTaken = components['schemas']['RisingSunTileTaken'];
export type RisingSunTilesSeen = components['schemas']['RisingSunTilesSeen'];
export type RisingSunToken = components['schemas']['RisingSunToken'];
export type RisingSunTokenTaken = components['schemas']['RisingSunTokenTaken'];
export type RisingSunTokensCounted = components['schemas']['RisingSunTokensCounted'];
export type RisingSunTraining = components['schemas']['RisingSunTraining'];
export type RisingSunTrait = components['schemas']['RisingSunTrait'];
export type RisingSunTurnOver = components['schemas']['RisingSunTurnOver'];
export type RisingSunUseAdvantage = components['schemas']['RisingSunUseAdvantage'];
export type RisingSunUseEffect = components['schemas']['RisingSunUseEffect'];
export type RisingSunUsingAdvantage = components['schemas']['RisingSunUsingAdvantage'];
export type RisingSunUsingEffect = components['schemas']['RisingSunUsingEffect'];
export type RisingSunVictims = components['schemas']['RisingSunVictims'];
export type RisingSunView = components['schemas']['RisingSunView'];
export type RisingSunViewAnswer = components['schemas']['RisingSunViewAnswer'];
export type RisingSunViewRequest = components['schemas']['RisingSunViewRequest'];
export type RisingSunWarBegan = components['schemas']['RisingSunWarBegan'];
export type RisingSunWarBeginning = components['schemas']['RisingSunWarBeginning'];
export type RisingSunWindDue = components['schemas']['RisingSunWindDue'];
export type RisingSunWindMoving = components['schemas']['RisingSunWindMoving'];
export type RisingSunWintering = components['schemas']['RisingSunWintering'];
export type RisingSunWithdraw = components['schemas']['RisingSunWithdraw'];
export type RisingSunWorshippersReturned = components['schemas']['RisingSunWorshippersReturned'];
export type Rng = components['schemas']['Rng'];
export type Rules = components['schemas']['Rules'];
export type Score = components['schemas']['Score'];
export type SetOpening = components['schemas']['SetOpening'];
export type SignatureProof = components['schemas']['SignatureProof'];
export type Slot = components['schemas']['Slot'];
export type Standing = components['schemas']['Standing'];
export type Text = components['schemas']['Text'];
export type XiditAction = components['schemas']['XiditAction'];
export type XiditAdjudicationRequest = components['schemas']['XiditAdjudicationRequest'];
export type XiditAssessing = components['schemas']['XiditAssessing'];
export type XiditBardsDue = components['schemas']['XiditBardsDue'];
export type XiditBardsIn = components['schemas']['XiditBardsIn'];
export type XiditBardsPlaced = components['schemas']['XiditBardsPlaced'];
export type XiditBastionEntered = components['schemas']['XiditBastionEntered'];
export type XiditBastionOpened = components['schemas']['XiditBastionOpened'];
export type XiditCamp = components['schemas']['XiditCamp'];
export type XiditCampOpened = components['schemas']['XiditCampOpened'];
export type XiditCensus = components['schemas']['XiditCensus'];
export type XiditCensusCommitted = components['schemas']['XiditCensusCommitted'];
export type XiditCensusDecided = components['schemas']['XiditCensusDecided'];
export type XiditCheckCounted = components['schemas']['XiditCheckCounted'];
export type XiditChecksOrdered = components['schemas']['XiditChecksOrdered'];
export type XiditClearingThreat = components['schemas']['XiditClearingThreat'];
export type XiditClosedSetRequest = components['schemas']['XiditClosedSetRequest'];
export type XiditCommitPlan = components['schemas']['XiditCommitPlan'];
export type XiditDecision = components['schemas']['XiditDecision'];
export type XiditDecline = components['schemas']['XiditDecline'];
export type XiditDeed = components['schemas']['XiditDeed'];
export type XiditDummy = components['schemas']['XiditDummy'];
export type XiditDummyDue = components['schemas']['XiditDummyDue'];
export type XiditDummyRaised = components['schemas']['XiditDummyRaised'];
export type XiditEndingYear = components['schemas']['XiditEndingYear'];
export type XiditEvent = components['schemas']['XiditEvent'];
export type XiditExchange = components['schemas']['XiditExchange'];
export type XiditExecuting = components['schemas']['XiditExecuting'];
export type XiditExit = components['schemas']['XiditExit'];
export type XiditFightTitan = components['schemas']['XiditFightTitan'];
export type XiditFightingTitan = components['schemas']['XiditFightingTitan'];
export type XiditGoldGained = components['schemas']['XiditGoldGained'];
export type XiditGuild = components['schemas']['XiditGuild'];
export type XiditHeroDue = components['schemas']['XiditHeroDue'];
export type XiditHeroMoved = components['schemas']['XiditHeroMoved'];
export type XiditHeroPlaced = components['schemas']['XiditHeroPlaced'];
export type XiditInvitationRequest = components['schemas']['XiditInvitationRequest'];
export type XiditLegalActions = components['schemas']['XiditLegalActions'];
export type XiditLegalActionsRequest = components['schemas']['XiditLegalActionsRequest'];
export type XiditMatchMove = components['schemas']['XiditMatchMove'];
export type XiditMatchRecord = components['schemas']['XiditMatchRecord'];
export type XiditMatchRequest = components['schemas']['XiditMatchRequest'];
export type XiditMatchWon = components['schemas']['XiditMatchWon'];
export type XiditNextTile = components['schemas']['XiditNextTile'];
export type XiditOptions = components['schemas']['XiditOptions'];
export type XiditOrderDone = components['schemas']['XiditOrderDone'];
export type XiditOrderWithoutEffect = components['schemas']['XiditOrderWithoutEffect'];
export type XiditPack = components['schemas']['XiditPack'];
export type XiditPackCity = components['schemas']['XiditPackCity'];
export type XiditPackDummyStep = components['schemas']['XiditPackDummyStep'];
export type XiditPackOpening = components['schemas']['XiditPackOpening'];
export type XiditPackRegion = components['schemas']['XiditPackRegion'];
export type XiditPackRoad = components['schemas']['XiditPackRoad'];
export type XiditPackSupply = components['schemas']['XiditPackSupply'];
export type XiditPackThreat = components['schemas']['XiditPackThreat'];
export type XiditPackTile = components['schemas']['XiditPackTile'];
export type XiditPackTitan = components['schemas']['XiditPackTitan'];
export type XiditPileTurned = components['schemas']['XiditPileTurned'];
export type XiditPlaceBards = components['schemas']['XiditPlaceBards'];
export type XiditPlaceHero = components['schemas']['XiditPlaceHero'];
export type XiditPlaceLost = components['schemas']['XiditPlaceLost'];
export type XiditPlaceStorey = components['schemas']['XiditPlaceStorey'];
export type XiditPlacingBards = components['schemas']['XiditPlacingBards'];
export type XiditPlacingHero = components['schemas']['XiditPlacingHero'];
export type XiditPlacingStorey = components['schemas']['XiditPlacingStorey'];
export type XiditPlanCommitted = components['schemas']['XiditPlanCommitted'];
export type XiditPlanDue = components['schemas']['XiditPlanDue'];
export type XiditPlanning = components['schemas']['XiditPlanning'];
export type XiditPlansRevealed = components['schemas']['XiditPlansRevealed'];
export type XiditPlayer = components['schemas']['XiditPlayer'];
export type XiditPublicPlayer = components['schemas']['XiditPublicPlayer'];
export type XiditRaiseDummy = components['schemas']['XiditRaiseDummy'];
export type XiditRaisingDummy = components['schemas']['XiditRaisingDummy'];
export type XiditRecruit = components['schemas']['XiditRecruit'];
export type XiditRecruitDue = components['schemas']['XiditRecruitDue'];
export type XiditRecruiting = components['schemas']['XiditRecruiting'];
export type XiditRegionCounted = components['schemas']['XiditRegionCounted'];
export type XiditReinforcementsCame = components['schemas']['XiditReinforcementsCame'];
export type XiditReplayRequest = components['schemas']['XiditReplayRequest'];
export type XiditRewardsDue = components['schemas']['XiditRewardsDue'];
export type XiditRewardsTaken = components['schemas']['XiditRewardsTaken'];
export type XiditScreen = components['schemas']['XiditScreen'];
export type XiditSeatOut = components['schemas']['XiditSeatOut'];
export type XiditShowDue = components['schemas']['XiditShowDue'];
export type XiditShowUnits = components['schemas']['XiditShowUnits'];
export type XiditStartingYear = components['schemas']['XiditStartingYear'];
export type XiditState = components['schemas']['XiditState'];
export type XiditStoreyDue = components['schemas']['XiditStoreyDue'];
export type XiditStoreyUnplaced = components['schemas']['XiditStoreyUnplaced'];
export type XiditStoreyWaits = components['schemas']['XiditStoreyWaits'];
export type XiditStoreysPlaced = components['schemas']['XiditStoreysPlaced'];
export type XiditSuggestion = components['schemas']['XiditSuggestion'];
export type XiditSuggestionRequest = components['schemas']['XiditSuggestionRequest'];
export type XiditTable = components['schemas']['XiditTable'];
export type XiditTakeRewards = components['schemas']['XiditTakeRewards'];
export type XiditTakingRewards = components['schemas']['XiditTakingRewards'];
export type XiditThreatBeaten = components['schemas']['XiditThreatBeaten'];
export type XiditThreatOpened = components['schemas']['XiditThreatOpened'];
export type XiditTieBroken = components['schemas']['XiditTieBroken'];
export type XiditTileDiscarded = components['schemas']['XiditTileDiscarded'];
export type XiditTitanDue = components['schemas']['XiditTitanDue'];
export type XiditTitanKilled = components['schemas']['XiditTitanKilled'];
export type XiditTitanStack = components['schemas']['XiditTitanStack'];
export type XiditTitansWoke = components['schemas']['XiditTitansWoke'];
export type XiditUnitRecruited = components['schemas']['XiditUnitRecruited'];
export type XiditUnitsShown = components['schemas']['XiditUnitsShown'];
export type XiditView = components['schemas']['XiditView'];
export type XiditViewAnswer = components['schemas']['XiditViewAnswer'];
export type XiditViewRequest = components['schemas']['XiditViewRequest'];
export type XiditYearEnded = components['schemas']['XiditYearEnded'];
export type ResponseBodyTimeout = components['responses']['BodyTimeout'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseIllegalAction = components['responses']['IllegalAction'];
export type ResponseImpossible = components['responses']['Impossible'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseNotAcceptable = components['responses']['NotAcceptable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseStale = components['responses']['Stale'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type HeaderAllow = components['headers']['Allow'];
export type HeaderContentLanguage = components['headers']['ContentLanguage'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly playground: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page to try the API with. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server is alive. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                    readonly "application/msgpack": components["schemas"]["Health"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly metrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts and latencies for Prometheus. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly openapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description This document. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The server can adjudicate these games. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Ready"];
                    readonly "application/msgpack": components["schemas"]["Ready"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly list_games: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The games that this server knows. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Games"];
                    readonly "application/msgpack": components["schemas"]["Games"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_adjudicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenAdjudicationRequest"];
                readonly "application/msgpack": components["schemas"]["KassenAdjudicationRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenExchange"];
                    readonly "application/msgpack": components["schemas"]["KassenExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly kassen_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenClosedSetRequest"];
                readonly "application/msgpack": components["schemas"]["KassenClosedSetRequest"];
            };
        };
        readonly responses: {
            /** @description A closed set, and what every seat signs to agree to it. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClosedSetAnswer"];
                    readonly "application/msgpack": components["schemas"]["ClosedSetAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenInvitationRequest"];
                readonly "application/msgpack": components["schemas"]["KassenInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description An invitation to a closed match, and what every seat signs to come. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationAnswer"];
                    readonly "application/msgpack": components["schemas"]["InvitationAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_legal_actions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenLegalActionsRequest"];
                readonly "application/msgpack": components["schemas"]["KassenLegalActionsRequest"];
            };
        };
        readonly responses: {
            /** @description One page of a seat's legal actions, and a compact description of all of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenLegalActions"];
                    readonly "application/msgpack": components["schemas"]["KassenLegalActions"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenMatchRequest"];
                readonly "application/msgpack": components["schemas"]["KassenMatchRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenExchange"];
                    readonly "application/msgpack": components["schemas"]["KassenExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly kassen_packs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content packs of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackList"];
                    readonly "application/msgpack": components["schemas"]["PackList"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_pack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a pack.
                 * @example three-kingdoms
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A content pack as everybody may read it: of the answers, nothing (KS-8.2). */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenPublicPack"];
                    readonly "application/msgpack": components["schemas"]["KassenPublicPack"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenReplayRequest"];
                readonly "application/msgpack": components["schemas"]["KassenReplayRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenExchange"];
                    readonly "application/msgpack": components["schemas"]["KassenExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_rules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbered clauses of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rules"];
                    readonly "application/msgpack": components["schemas"]["Rules"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_rule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a clause.
                 * @example KS-1.1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One numbered clause of a rule text. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clause"];
                    readonly "application/msgpack": components["schemas"]["Clause"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_schema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JSON Schema. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                    readonly "application/msgpack": Record<string, never>;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_suggest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenSuggestionRequest"];
                readonly "application/msgpack": components["schemas"]["KassenSuggestionRequest"];
            };
        };
        readonly responses: {
            /** @description A legal action, and its line of notation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenSuggestion"];
                    readonly "application/msgpack": components["schemas"]["KassenSuggestion"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly kassen_view: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KassenViewRequest"];
                readonly "application/msgpack": components["schemas"]["KassenViewRequest"];
            };
        };
        readonly responses: {
            /** @description What a seat, or a spectator, may see. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KassenViewAnswer"];
                    readonly "application/msgpack": components["schemas"]["KassenViewAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly list_keys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The keys by which receipts can be checked, by key id. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicKeys"];
                    readonly "application/msgpack": components["schemas"]["PublicKeys"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_adjudicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunAdjudicationRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunAdjudicationRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunExchange"];
                    readonly "application/msgpack": components["schemas"]["RisingSunExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rising_sun_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunClosedSetRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunClosedSetRequest"];
            };
        };
        readonly responses: {
            /** @description A closed set, and what every seat signs to agree to it. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClosedSetAnswer"];
                    readonly "application/msgpack": components["schemas"]["ClosedSetAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunInvitationRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description An invitation to a closed match, and what every seat signs to come. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationAnswer"];
                    readonly "application/msgpack": components["schemas"]["InvitationAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_legal_actions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunLegalActionsRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunLegalActionsRequest"];
            };
        };
        readonly responses: {
            /** @description One page of a seat's legal actions, and a compact description of all of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunLegalActions"];
                    readonly "application/msgpack": components["schemas"]["RisingSunLegalActions"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunMatchRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunMatchRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunExchange"];
                    readonly "application/msgpack": components["schemas"]["RisingSunExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly rising_sun_packs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content packs of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackList"];
                    readonly "application/msgpack": components["schemas"]["PackList"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_pack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a pack.
                 * @example eight-provinces
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A content pack of rising_sun: map, clans, kami, cards and the printed numbers, as data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunPack"];
                    readonly "application/msgpack": components["schemas"]["RisingSunPack"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunReplayRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunReplayRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunExchange"];
                    readonly "application/msgpack": components["schemas"]["RisingSunExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_rules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbered clauses of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rules"];
                    readonly "application/msgpack": components["schemas"]["Rules"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_rule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a clause.
                 * @example RS-1.1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One numbered clause of a rule text. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clause"];
                    readonly "application/msgpack": components["schemas"]["Clause"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_schema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JSON Schema. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                    readonly "application/msgpack": Record<string, never>;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_suggest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunSuggestionRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunSuggestionRequest"];
            };
        };
        readonly responses: {
            /** @description A legal action, and its line of notation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunSuggestion"];
                    readonly "application/msgpack": components["schemas"]["RisingSunSuggestion"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly rising_sun_view: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RisingSunViewRequest"];
                readonly "application/msgpack": components["schemas"]["RisingSunViewRequest"];
            };
        };
        readonly responses: {
            /** @description What a seat, or a spectator, may see. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RisingSunViewAnswer"];
                    readonly "application/msgpack": components["schemas"]["RisingSunViewAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_adjudicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditAdjudicationRequest"];
                readonly "application/msgpack": components["schemas"]["XiditAdjudicationRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditExchange"];
                    readonly "application/msgpack": components["schemas"]["XiditExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly xidit_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditClosedSetRequest"];
                readonly "application/msgpack": components["schemas"]["XiditClosedSetRequest"];
            };
        };
        readonly responses: {
            /** @description A closed set, and what every seat signs to agree to it. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClosedSetAnswer"];
                    readonly "application/msgpack": components["schemas"]["ClosedSetAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditInvitationRequest"];
                readonly "application/msgpack": components["schemas"]["XiditInvitationRequest"];
            };
        };
        readonly responses: {
            /** @description An invitation to a closed match, and what every seat signs to come. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvitationAnswer"];
                    readonly "application/msgpack": components["schemas"]["InvitationAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_legal_actions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditLegalActionsRequest"];
                readonly "application/msgpack": components["schemas"]["XiditLegalActionsRequest"];
            };
        };
        readonly responses: {
            /** @description One page of a seat's legal actions, and a compact description of all of them. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditLegalActions"];
                    readonly "application/msgpack": components["schemas"]["XiditLegalActions"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditMatchRequest"];
                readonly "application/msgpack": components["schemas"]["XiditMatchRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditExchange"];
                    readonly "application/msgpack": components["schemas"]["XiditExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["Stale"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly xidit_packs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The content packs of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PackList"];
                    readonly "application/msgpack": components["schemas"]["PackList"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_pack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a pack.
                 * @example stand-in-21
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A content pack of xidit: the printed parts of the game, as data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditPack"];
                    readonly "application/msgpack": components["schemas"]["XiditPack"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_replay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditReplayRequest"];
                readonly "application/msgpack": components["schemas"]["XiditReplayRequest"];
            };
        };
        readonly responses: {
            /** @description The state that was reached and what happened on the way. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditExchange"];
                    readonly "application/msgpack": components["schemas"]["XiditExchange"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_rules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The numbered clauses of a game. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Rules"];
                    readonly "application/msgpack": components["schemas"]["Rules"];
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_rule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Id of a clause.
                 * @example XD-1.1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One numbered clause of a rule text. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Clause"];
                    readonly "application/msgpack": components["schemas"]["Clause"];
                };
            };
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_schema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JSON Schema. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": Record<string, never>;
                    readonly "application/msgpack": Record<string, never>;
                };
            };
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_suggest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditSuggestionRequest"];
                readonly "application/msgpack": components["schemas"]["XiditSuggestionRequest"];
            };
        };
        readonly responses: {
            /** @description A legal action, and its line of notation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditSuggestion"];
                    readonly "application/msgpack": components["schemas"]["XiditSuggestion"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 409: components["responses"]["IllegalAction"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
    readonly xidit_view: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Asks for sentences (`text`) with events, decisions and problems, in English, Chinese or Japanese.
                 * @example ja, en;q=0.5
                 */
                readonly "Accept-Language"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["XiditViewRequest"];
                readonly "application/msgpack": components["schemas"]["XiditViewRequest"];
            };
        };
        readonly responses: {
            /** @description What a seat, or a spectator, may see. */
            readonly 200: {
                headers: {
                    readonly "Content-Language": components["headers"]["ContentLanguage"];
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["XiditViewAnswer"];
                    readonly "application/msgpack": components["schemas"]["XiditViewAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 406: components["responses"]["NotAcceptable"];
            readonly 408: components["responses"]["BodyTimeout"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Impossible"];
            readonly 429: components["responses"]["TooManyRequests"];
        };
    };
}
