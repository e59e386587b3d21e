import { APPLICATION_DAYS, type ApplicationForm } from '@emit/contract/applications';
import { FACTOR_NAMES, type FactorKind } from '@emit/contract/second-factors';
import { deviceName } from '@emit/contract/device-name';
import { TIERS, type PlanId } from '@emit/contract/plans';
import type { MailText } from './mail-template.js';

/** What each kind of mail is told. `link`: the path in the web app, with its token. Times are epoch milliseconds. */
export interface MailFacts {
  readonly verify: { readonly link: string; readonly bringsTokens: boolean };
  readonly 'application-link': { readonly link: string; readonly form: ApplicationForm };
  /** To the operator: nothing of what the applicant wrote. */
  readonly 'application-arrived': { readonly form: ApplicationForm };
  readonly reset: { readonly link: string };
  readonly 'password-changed': { readonly at: number };
  readonly 'factor-added': { readonly at: number; readonly kind: FactorKind };
  readonly 'factor-removed': { readonly at: number; readonly kind: FactorKind };
  /** By an operator: all of them. */
  readonly 'factors-taken': { readonly at: number };
  /** `client`: what the browser says that it is. */
  readonly 'new-sign-in': { readonly at: number; readonly client: string };
  readonly 'address-new': { readonly link: string };
  readonly 'address-former': { readonly link: string };
  readonly 'address-changed': { readonly at: number };
  readonly erased: { readonly at: number };
  /** To the operator: nothing of what the member wrote, and no address. `wanted`: the trial ends the plan. */
  readonly 'plan-asked': {
    readonly at: number;
    readonly memberId: string;
    readonly plan: PlanId;
    readonly wanted: PlanId;
  };
  readonly 'plan-answered': { readonly at: number; readonly wanted: PlanId; readonly isGranted: boolean };
}
export type MailKind = keyof MailFacts;

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const on = (at: number) => `${moment.format(at)} (UTC)`;

const NOT_YOU =
  'If this was not you, somebody else may know your password. Choose a new one here; everybody who is signed in, you too, is signed out by it:';
const notYou = (site: string) => ({ label: 'Choose a new password', url: `${site}/forgot` });

const withArticle = (kind: FactorKind) =>
  kind === 'totp' ? `an ${FACTOR_NAMES.totp}` : `a ${FACTOR_NAMES.passkey}`;

const named = (plan: PlanId) => TIERS.find(({ id }) => id === plan)?.name ?? 'Trial';

const ABOUT_APPLICATION = {
  waitlist: {
    subject: 'Confirm your place on the waitlist',
    asked: 'Somebody, most likely you, asked to be told when one of our new companions opens.',
    arrived: 'Somebody joined a waitlist',
  },
  affiliate: {
    subject: 'Confirm your application as an affiliate',
    asked: 'Somebody, most likely you, applied to become an affiliate.',
    arrived: 'Somebody applied as an affiliate',
  },
} as const satisfies Record<ApplicationForm, object>;

type Write<K extends MailKind> = (facts: MailFacts[K], site: string) => MailText;

/** `site`: where members reach the web app. */
export const MAIL_TEXTS: { readonly [K in MailKind]: Write<K> } = {
  verify: ({ link, bringsTokens }, site) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Somebody, most likely you, gave this address to Emit. Please confirm that it is yours.${bringsTokens ? ' Your free tokens come with it.' : ''}`,
    ],
    action: { label: 'Confirm my address', url: site + link },
    notes: ['The link works once, for 7 days. If it was not you, there is nothing to do.'],
  }),
  'application-link': ({ link, form }, site) => ({
    subject: ABOUT_APPLICATION[form].subject,
    paragraphs: [
      `${ABOUT_APPLICATION[form].asked} Please confirm that this address is yours.`,
      'The same link takes it back: then all that was sent is erased, at once or later.',
    ],
    action: { label: 'Confirm, or take it back', url: site + link },
    notes: [
      `Without your confirmation everything is erased after ${APPLICATION_DAYS.unconfirmed} days. If it was not you, there is nothing to do.`,
    ],
    closing:
      'Emit sent this mail because this address was typed into a form of its website. Please do not answer it.',
  }),
  'application-arrived': ({ form }) => ({
    subject: ABOUT_APPLICATION[form].arrived,
    paragraphs: [
      `To read it: emit applications list --form ${form}`,
      'There may be more of them: one mail an hour is sent for each form.',
    ],
    notes: [],
    closing:
      'Emit sent this mail because its setting EMIT_OPERATOR_MAIL names this address, or waits in its outbox.',
  }),
  reset: ({ link }, site) => ({
    subject: 'Choose a new password',
    paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url: site + link },
    notes: [
      'The link works once, for 30 minutes. A new password signs you out everywhere.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  'password-changed': ({ at }, site) => ({
    subject: 'Your password was changed',
    paragraphs: [`The password of your account was changed on ${on(at)}.`, NOT_YOU],
    action: notYou(site),
    notes: ['If it was you, there is nothing to do.'],
  }),
  'factor-added': ({ at, kind }, site) => ({
    subject: 'A second factor was added to your account',
    paragraphs: [
      `On ${on(at)} ${withArticle(kind)} was added to your account. From now on the password alone no longer opens it.`,
      NOT_YOU,
    ],
    action: notYou(site),
    notes: [
      'If it was you, there is nothing to do.',
      'If it was not you, tell whoever runs this Emit: they can remove it.',
    ],
  }),
  'factor-removed': ({ at, kind }, site) => ({
    subject: 'A second factor was removed from your account',
    paragraphs: [`On ${on(at)} ${withArticle(kind)} was removed from your account.`, NOT_YOU],
    action: notYou(site),
    notes: ['If it was you, there is nothing to do.'],
  }),
  'factors-taken': ({ at }, site) => ({
    subject: 'The second factors of your account were removed',
    paragraphs: [
      `On ${on(at)} whoever runs this Emit removed your authenticator app, passkeys and recovery codes, as somebody who has lost them asks for. From now on the password alone opens your account.`,
      'If it was not you who asked, choose a new password here at once, set up a second factor again, and tell whoever runs this Emit:',
    ],
    action: notYou(site),
    notes: ['If you asked for it, set up a new second factor on the account page.'],
  }),
  'new-sign-in': ({ at, client }, site) => ({
    subject: 'Somebody signed in to your account',
    paragraphs: [
      `Your account was opened in a browser that was not known before: ${deviceName(client)}, on ${on(at)}.`,
      NOT_YOU,
    ],
    action: notYou(site),
    notes: ['If it was you, there is nothing to do.'],
  }),
  'address-new': ({ link }, site) => ({
    subject: 'Confirm your new email address',
    paragraphs: ['Somebody, most likely you, wants to use this address for an account with Emit.'],
    action: { label: 'Use this address', url: site + link },
    notes: [
      'The link works once, for 24 hours. From then on you sign in with this address.',
      'If it was not you, there is nothing to do.',
    ],
  }),
  'address-former': ({ link }, site) => ({
    subject: 'Your email address is to be changed',
    paragraphs: [
      'Somebody, most likely you, wants to use another email address for your account. Please confirm that you want it.',
    ],
    action: { label: 'Yes, change it', url: site + link },
    notes: [
      'The link works once, for 24 hours. Then the new address is asked as well; until it agrees, nothing changes.',
      `If it was not you, do not open the link: somebody may know your password. Choose a new one at ${site}/forgot.`,
    ],
  }),
  'address-changed': ({ at }) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `The email address of your account was changed on ${on(at)}. You sign in with the new one from now on.`,
    ],
    notes: ['This mail goes to the former address and to the new one.'],
  }),
  erased: ({ at }) => ({
    subject: 'Your account was deleted',
    paragraphs: [
      `Your account with Emit was deleted on ${on(at)}. The key to what you wrote is destroyed: nobody here can read it any more.`,
      'This is the last mail. Go in peace.',
    ],
    notes: ['What stays, without your name or a word of yours, is listed on the privacy page.'],
  }),
  'plan-asked': ({ at, memberId, plan, wanted }) => ({
    subject: wanted === 'trial' ? 'A member wants to end a plan' : 'A member asks for a plan',
    paragraphs: [
      `On ${on(at)} the member ${memberId} asked for the plan ${named(wanted)}, and has ${named(plan)} now.`,
      'Address and note: emit members requests --personal',
      `To grant it: emit members plan ${memberId} ${wanted} --reason paid`,
      `To decline it: emit members decline ${memberId} --reason unpaid`,
    ],
    notes: [],
    closing:
      'Emit sent this mail because its setting EMIT_OPERATOR_MAIL names this address, or waits in its outbox.',
  }),
  'plan-answered': ({ at, wanted, isGranted }, site) => ({
    subject: isGranted ? 'Your plan was changed' : 'Your request for a plan was declined',
    paragraphs: [
      isGranted
        ? `You asked for the plan ${named(wanted)}, and have it since ${on(at)}.`
        : `You asked for the plan ${named(wanted)}. Whoever runs this Emit declined it on ${on(at)}; your plan stays as it is.`,
    ],
    action: { label: 'See your plan', url: `${site}/app/plan` },
    notes: [],
  }),
};

/** The text of a mail of this kind. */
export function mailText<K extends MailKind>(kind: K, facts: MailFacts[K], site: string): MailText {
  return MAIL_TEXTS[kind](facts, site);
}
