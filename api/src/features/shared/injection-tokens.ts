/** Injection tokens of what the composition chooses: ports, settings and the clock. */
export const EVENT_STORE = Symbol('EventStore');
export const READ_MODELS = Symbol('ReadModelStore');
export const VAULT = Symbol('Vault');
export const GUIDE = Symbol('GuidePort');
export const TURN_JOURNAL = Symbol('TurnJournal');
export const QUESTION_LOCKS = Symbol('QuestionLocks');
export const FRESHNESS = Symbol('Freshness');
export const SETTINGS = Symbol('Settings');
export const SCORING_RULES = Symbol('ScoringRules');
export const CLOCK = Symbol('Clock');
export const LOG = Symbol('Log');
export const MAIL = Symbol('MailPort');
/** Null where no push messages are sent. */
export const PUSH = Symbol('PushPort');
/** Null where no payments are taken. */
export const PAYMENTS = Symbol('PaymentPort');
export const KEY_WATCH = Symbol('KeyWatch');
export const EVENT_STORE_WATCH = Symbol('EventStoreWatch');
export const PROJECTIONS = Symbol('Projections');

/** Epoch milliseconds. */
export type Clock = () => number;
