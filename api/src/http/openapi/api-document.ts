import { Injectable } from '@nestjs/common';

/** The OpenAPI document as it is answered; set once, when every route is known. */
@Injectable()
export class ApiDocument {
  json = '{}';
}
