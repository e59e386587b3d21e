import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../application/caller.js';
import { Sessions } from './sessions.js';

const PUBLIC = 'emit:public';

/** A route that needs no session. Every other one does. */
export const Public = () => SetMetadata(PUBLIC, true);

export interface CallerRequest extends FastifyRequest {
  caller?: Caller;
}

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<CallerRequest>();
    request.caller = await this.sessions.callerOf(request.headers.authorization, request.id);
    return true;
  }
}
