import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AcceptPrivacyHandler } from './accept-privacy.js';
import { AccountController } from './account.controller.js';
import { AuthController } from './auth.controller.js';
import { AskAddressChangeHandler } from './addresses/ask-address-change.js';
import { ConfirmLinkHandler } from './addresses/confirm-link.js';
import { SendVerificationHandler } from './addresses/send-verification.js';
import { ChangeNameHandler } from './change-name.js';
import { ChooseTranslationHandler } from './choose-translation.js';
import { ChooseWeeklyGoalHandler } from './choose-weekly-goal.js';
import { AddPasskeyHandler } from './factors/add-passkey.js';
import { AddTotpHandler } from './factors/add-totp.js';
import { AskSecondFactor } from './factors/ask-second-factor.js';
import { Challenges } from './factors/challenges.js';
import { ChangeFactors } from './factors/change-factors.js';
import { CheckCode } from './factors/check-code.js';
import { ConfirmSecondFactorHandler } from './factors/confirm-second-factor.js';
import { FactorsController } from './factors/factors.controller.js';
import { ListFactorsHandler } from './factors/list-factors.service.js';
import { ManageFactorsHandler } from './factors/manage-factors.js';
import { PasskeySignInHandler } from './factors/passkey-sign-in.js';
import { ProveMember } from './factors/prove-member.js';
import { Passkeys } from './factors/passkeys.js';
import { FactorSignInController } from './factors/sign-in.controller.js';
import { SessionOpener } from './sessions/session-opener.js';
import { GetCurrentUserHandler } from './current-user.query.js';
import { EraseOwnAccountHandler } from './erasure/erase-own-account.js';
import { ErasedMembers } from './erasure/erased-members.js';
import { LinksController } from './links/links.controller.js';
import { OpenLink } from './links/open-link.js';
import { ForgotPasswordHandler } from './passwords/forgot-password.js';
import { RecordPasswordChange } from './passwords/record-password-change.js';
import { ResetPasswordHandler } from './passwords/reset-password.js';
import { ChangePasswordHandler } from './passwords/change-password.js';
import { ConfirmPassword } from './passwords/confirm-password.js';
import { GuessLimit } from './passwords/guess-limit.js';
import { ReadingTranslation } from './reading-translation.service.js';
import { RegisterMemberHandler } from './register-member.js';
import { EndSessionHandler } from './sessions/end-session.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LogInHandler } from './sessions/log-in.js';
import { ListSessionsHandler } from './sessions/list-sessions.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [TokensModule, MailModule, PlansModule],
  controllers: [
    AuthController,
    FactorSignInController,
    SessionsController,
    UsersController,
    AccountController,
    FactorsController,
    LinksController,
  ],
  providers: [
    RegisterMemberHandler,
    OpenLink,
    SendVerificationHandler,
    AskAddressChangeHandler,
    ConfirmLinkHandler,
    ForgotPasswordHandler,
    ResetPasswordHandler,
    RecordPasswordChange,
    LogInHandler,
    SessionOpener,
    Challenges,
    CheckCode,
    AskSecondFactor,
    ConfirmSecondFactorHandler,
    ChangeFactors,
    AddTotpHandler,
    Passkeys,
    AddPasskeyHandler,
    PasskeySignInHandler,
    ProveMember,
    ManageFactorsHandler,
    ListFactorsHandler,
    ChangePasswordHandler,
    ConfirmPassword,
    GuessLimit,
    KnownDevices,
    EndSessionHandler,
    ListSessionsHandler,
    GetCurrentUserHandler,
    ChangeNameHandler,
    ChooseTranslationHandler,
    ChooseWeeklyGoalHandler,
    AcceptPrivacyHandler,
    ReadingTranslation,
    EraseOwnAccountHandler,
    ErasedMembers,
  ],
  exports: [ListSessionsHandler, ListFactorsHandler, ReadingTranslation],
})
export class AccountsModule {}
