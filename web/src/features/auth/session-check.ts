import type { CurrentUser } from '@emit/contract/wire';
import { isOutage } from '../../shared/api/errors';
import { isRecord } from '../../shared/lib/is-record';
import { keepAnswer, keptAnswer } from '../../shared/lib/kept-answers';
import { fetchCurrentUser } from './auth-api';

const ME = '/api/v1/users/me';

/** What came of asking whose the token is. */
export type Checked =
  | { readonly kind: 'confirmed'; readonly user: CurrentUser }
  /** The server cannot be reached: the member as this browser knows them. */
  | { readonly kind: 'assumed'; readonly user: CurrentUser }
  | { readonly kind: 'refused' };

const REFUSED: Checked = { kind: 'refused' };

/** Asks the server; without an answer the session is assumed, where it was confirmed in this browser and is not over by its own date. */
export function checkToken(token: string): Promise<Checked> {
  return fetchCurrentUser().then(
    (user) => (user ? { kind: 'confirmed', user } : REFUSED),
    (error: unknown) => {
      const kept = isOutage(error) && !isOver(token) ? keptAnswer<CurrentUser>(ME) : null;
      return kept ? { kind: 'assumed', user: kept.data } : REFUSED;
    },
  );
}

/** For a start without a connection. The secret that opens sealed texts is kept nowhere. */
export function keepMember(user: CurrentUser): void {
  const { texts_key: _secret, ...told } = user;
  keepAnswer(ME, told);
}

/** By the token's own date: a server would refuse it. A token that says none is for the server to judge. */
function isOver(token: string): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) && typeof claims.exp === 'number' && claims.exp * 1_000 <= Date.now();
  } catch {
    return false;
  }
}
