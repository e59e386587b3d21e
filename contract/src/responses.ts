import type {
  AddressChangeAsked,
  ChargePage,
  FactorAdded,
  FactorList,
  LinkConfirmed,
  PasskeyRequest,
  PasskeySetup,
  SecondFactorChallenge,
  SessionList,
  TokenUsage,
  TotpSetup,
} from './account.js';
import type { Health, OperationsStatus, Ready } from './operations.js';
import type {
  BooksResponse,
  CheckResponse,
  PassagesResponse,
  Quotation,
  SearchResponse,
} from './scripture.js';
import type { ServiceFacts } from './privacy.js';
import type { GuideCorrection, GuideDelta, GuideResponse } from './guide.js';
import type { MarksResponse, NoteKept } from './marks.js';
import type { DayRead, ReadingsResponse, ReadingStarted } from './reading-plans.js';
import type { PlanAccount } from './plan-requests.js';
import type { PaymentPage } from './subscriptions.js';
import type { ReminderList } from './reminders.js';
import type { PracticePage, PracticeResponse } from './practices.js';
import type { ImportResponse } from './practice-import.js';
import type {
  ChangePasswordResponse,
  ConversationList,
  CreatedConversation,
  CurrentUser,
  DashboardResponse,
  PracticeCalendar,
  ProgressSummary,
  SessionResponse,
  SyncResponse,
  WireConversation,
  WireConversationSummary,
} from './wire.js';

/** Every body that the API sends, by its name in the OpenAPI document, whose schemas are generated from these types. */
export interface Responses {
  SessionResponse: SessionResponse;
  ChangePasswordResponse: ChangePasswordResponse;
  CurrentUser: CurrentUser;
  ConversationSummary: WireConversationSummary;
  Conversation: WireConversation;
  ConversationList: ConversationList;
  SyncResponse: SyncResponse;
  GuideResponse: GuideResponse;
  GuideDelta: GuideDelta;
  GuideCorrection: GuideCorrection;
  PracticeResponse: PracticeResponse;
  PracticePage: PracticePage;
  Marks: MarksResponse;
  NoteKept: NoteKept;
  Readings: ReadingsResponse;
  ReadingStarted: ReadingStarted;
  DayRead: DayRead;
  PlanAccount: PlanAccount;
  PaymentPage: PaymentPage;
  ImportResponse: ImportResponse;
  Dashboard: DashboardResponse;
  ProgressSummary: ProgressSummary;
  PracticeCalendar: PracticeCalendar;
  CreatedConversation: CreatedConversation;
  Done: { status: 'ok' };
  Ready: Ready;
  Health: Health;
  TokenUsage: TokenUsage;
  Charges: ChargePage;
  SessionList: SessionList;
  ReminderList: ReminderList;
  AddressChangeAsked: AddressChangeAsked;
  LinkConfirmed: LinkConfirmed;
  ServiceFacts: ServiceFacts;
  FactorList: FactorList;
  TotpSetup: TotpSetup;
  FactorAdded: FactorAdded;
  PasskeySetup: PasskeySetup;
  PasskeyRequest: PasskeyRequest;
  SecondFactorChallenge: SecondFactorChallenge;
  OperationsStatus: OperationsStatus;
  Books: BooksResponse;
  Passages: PassagesResponse;
  ScriptureSearch: SearchResponse;
  Quotation: Quotation;
  ScriptureCheck: CheckResponse;
}
