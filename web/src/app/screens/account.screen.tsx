import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { grouped } from '@emit/contract/english';
import { TIERS } from '@emit/contract/plans';
import { addressActions } from '../../features/account/address.slice';
import { ConfirmAddress } from '../../features/account/confirm-address';
import { nameActions } from '../../features/account/name.slice';
import { OwnAccount } from '../../features/account/own-account';
import { DailyReminder } from '../../features/account/reminder/daily-reminder';
import { passwordActions } from '../../features/account/password.slice';
import { selectTokens, selectUser } from '../../features/auth/auth.slice';
import { StorageUse } from '../../features/account/storage-use';
import { TranslationSetting } from '../../features/scripture/translation-choice';
import { Button } from '../../shared/ui/button';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { BesideTabs } from './member-shell';

const ROLE_NAMES = { analyst: 'Analyst', operator: 'Operator' } as const;

/** They come when the page is there. */
const ProfileDialogs = lazyWithRetry(() =>
  import('../../features/account/profile-dialogs').then((part) => part.ProfileDialogs),
);

/** /account: who is signed in, name, email and password, the translation, the own data, and the way out. */
export function AccountScreen() {
  return (
    <BesideTabs narrow>
      <h1 className="page__title">Your account</h1>
      <div className="stack">
        <AddressToConfirm />
        <Profile />
        <TranslationSetting />
        <DailyReminder />
        <OwnAccount />
      </div>
    </BesideTabs>
  );
}

function AddressToConfirm() {
  const user = useSelector(selectUser);
  if (user?.email_status !== 'unverified') return null;
  return <ConfirmAddress email={user.email} hasTokens={user.tokens > 0} />;
}

function Profile() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const tokens = useSelector(selectTokens);
  if (!user) return null;
  const plan = TIERS.find(({ id }) => id === user.plan)?.name ?? 'Trial';
  return (
    <section className="card account-card" aria-label="Profile">
      <dl className="account-facts">
        <dt>Name</dt>
        <dd>{user.full_name}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Plan</dt>
        <dd>
          <Link to="/app/plan" className="tall-link">
            {plan}
          </Link>
        </dd>
        {user.role !== 'member' && (
          <>
            <dt>Role</dt>
            <dd>{ROLE_NAMES[user.role]}</dd>
          </>
        )}
        <dt>Tokens</dt>
        <dd className="numbers">
          <Link to="/tokens" className="tall-link">
            {tokens === null ? '' : grouped(tokens)} left
          </Link>
        </dd>
        <dt>Storage</dt>
        <dd className="numbers">
          <StorageUse storage={user.storage} />
        </dd>
      </dl>
      <div className="account-card__actions">
        <Button onClick={() => dispatch(nameActions.opened())}>Change Name</Button>
        <Button onClick={() => dispatch(addressActions.changeOpened())}>Change Email</Button>
        <Button onClick={() => dispatch(passwordActions.opened())}>Change Password</Button>
      </div>
      <ProfileDialogs fullName={user.full_name} />
    </section>
  );
}
