import { BellOff, BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deviceName } from '@emit/contract/device-name';
import type { Reminder } from '@emit/contract/reminders';
import { focusAround } from '../../../shared/lib/focus';
import { ignoreFollowUps, ignoreFollowUpsAgain } from '../../../shared/lib/follow-up-clicks';
import { useIsOnline } from '../../../shared/lib/use-is-online';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { pushFault, type PushFault } from './push';
import { remindersActions, selectReminders } from './reminders.slice';
import { sayTime } from './say-time';

const FAULTS: Record<PushFault, string> = {
  unsupported: 'This browser cannot show reminders. The calendar file works everywhere.',
  'not-installed':
    'On iPhone and iPad, Emit can remind you once it is on your Home Screen: tap Share, then Add to Home Screen, and open it from there.',
  denied:
    'Notifications from Emit are blocked in this browser. Allow them in its settings for this site, then open this page again.',
};

/** The reminder by web push, where the server sends any: of this browser, at the time chosen above, and of the other devices. */
export function DeviceReminder({ time }: { time: string }) {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectReminders);
  const isOnline = useIsOnline();
  useEffect(() => void dispatch(remindersActions.requested()), [dispatch]);
  useEffect(ignoreFollowUpsAgain, [data?.reminders.length]);
  const isOffline = !isOnline && !data;
  if (!isOffline && !data?.push_key) return null;
  const others = data?.reminders.filter(({ current }) => !current) ?? [];
  return (
    <>
      <h3>On this device</h3>
      {error && <Notice kind="error">{error}</Notice>}
      {isOffline ? (
        <p>You are offline. A reminder on this device can be set when you are connected again.</p>
      ) : (
        <Here time={time} own={data?.reminders.find(({ current }) => current)} />
      )}
      {others.length > 0 && (
        <>
          <h3>On your other devices</h3>
          <ul className="sessions lined">
            {others.map((reminder) => (
              <Row key={reminder.id} reminder={reminder} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Here({ time, own }: { time: string; own: Reminder | undefined }) {
  const dispatch = useDispatch();
  const { isChanging } = useSelector(selectReminders);
  const fault = pushFault();
  if (fault !== null && !own) return <p>{FAULTS[fault]}</p>;
  const set = () => dispatch(remindersActions.setRequested(time));
  return (
    <>
      <p role="status">
        {own
          ? `You are reminded each day at ${sayTime(own.time)}, unless you have already practiced.`
          : 'A short reminder at the time above. It says nothing about you, and you get none on a day when you have already practiced.'}
      </p>
      <div className="account-card__actions">
        {own?.time !== time && fault === null && (
          <Button disabled={isChanging} onClick={set}>
            <BellRing size="1.125rem" aria-hidden /> {own ? `Change to ${sayTime(time)}` : 'Remind Me Here'}
          </Button>
        )}
        {own && (
          <Button disabled={isChanging} onClick={() => dispatch(remindersActions.removeRequested('current'))}>
            <BellOff size="1.125rem" aria-hidden /> Switch Off
          </Button>
        )}
      </div>
    </>
  );
}

function Row({ reminder: { id, client, time, time_zone } }: { reminder: Reminder }) {
  const dispatch = useDispatch();
  const { isChanging } = useSelector(selectReminders);
  const name = deviceName(client);
  return (
    <li>
      <div>
        <strong title={client}>{name}</strong>
        <small className="caption">
          {sayTime(time)}, {time_zone.replaceAll('_', ' ')}
        </small>
      </div>
      <Button
        small
        disabled={isChanging}
        aria-label={`Remove the reminder on ${name} at ${sayTime(time)}`}
        onClick={(event) => {
          ignoreFollowUps(event);
          focusAround(event.currentTarget);
          dispatch(remindersActions.removeRequested(id));
        }}
      >
        Remove
      </Button>
    </li>
  );
}
