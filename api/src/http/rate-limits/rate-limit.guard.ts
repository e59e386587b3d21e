import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  InjectThrottlerOptions,
  InjectThrottlerStorage,
  Throttle,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { SETTINGS } from '../../features/shared/injection-tokens.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Settings } from '../../settings/settings.js';
import type { CallerRequest } from '../session/session.guard.js';
import { networkOf } from './network-of.js';

const MINUTE_MS = 60_000;

/** For every route: counts by member where one is signed in, by address where none is. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super(options, storage, reflector);
  }

  protected override shouldSkip(): Promise<boolean> {
    return Promise.resolve(!this.settings.rateLimits);
  }

  protected override getTracker(request: CallerRequest): Promise<string> {
    return Promise.resolve(request.caller?.memberId ?? networkOf(request.ip));
  }

  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    const seconds = Math.max(1, Math.ceil(timeToBlockExpire));
    throw new Refusal('TOO_MANY_REQUESTS', { seconds });
  }
}

/** At most so many calls a minute to this route, from one member or address; LOOKS_PER_MINUTE where it does not say. */
export function RateLimited(perMinute: number): MethodDecorator & ClassDecorator {
  return Throttle({ default: { limit: perMinute, ttl: MINUTE_MS } });
}

/** Of any route without a limit of its own: ten a second, which no screen needs. */
const LOOKS_PER_MINUTE = 600;

export const THROTTLERS = [{ ttl: MINUTE_MS, limit: LOOKS_PER_MINUTE }];

/** What is saved is in the event store for ever: 20 saves a second, which no person needs and a script soon reaches. */
const SAVES_PER_MINUTE = 1_200;

/** At most so many saves a minute by this route, from one member. */
export const SavesLimited = () => RateLimited(SAVES_PER_MINUTE);
