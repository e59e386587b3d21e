import type { PasskeyRequest, PasskeySignInRequest, SecondFactorRequest } from '@emit/contract/account';
import type { CurrentUser, LoginRequest, RegisterRequest, SessionResponse } from '@emit/contract/wire';
import { sendJson } from '../../shared/api/http';

export function fetchCurrentUser() {
  return sendJson<CurrentUser>('GET', '/api/v1/users/me');
}

export function logIn(body: LoginRequest) {
  return sendJson<Partial<SessionResponse>>('POST', '/api/v1/auth/login', { body });
}

export function confirmByCode(body: SecondFactorRequest) {
  return sendJson<Partial<SessionResponse>>('POST', '/api/v1/auth/second-factor', { body });
}

export function confirmByPasskey(body: PasskeySignInRequest) {
  return sendJson<Partial<SessionResponse>>('POST', '/api/v1/auth/second-factor/passkey', { body });
}

export function beginPasskeySignIn() {
  return sendJson<PasskeyRequest>('POST', '/api/v1/auth/passkey/options');
}

export function signInByPasskey(body: PasskeySignInRequest) {
  return sendJson<Partial<SessionResponse>>('POST', '/api/v1/auth/passkey', { body });
}

/** Ends this session on the server: the token is worth nothing any more, wherever it has got to. */
export function signOut(token: string) {
  return sendJson('DELETE', '/api/v1/sessions/current', { token });
}

export function register(body: RegisterRequest) {
  return sendJson<Partial<SessionResponse>>('POST', '/api/v1/auth/register', { body });
}
