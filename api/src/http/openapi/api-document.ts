import { Injectable } from '@nestjs/common';

/** The OpenAPI document as it is answered, made when it is first asked for. */
@Injectable()
export class ApiDocument {
  private made: Promise<string> | null = null;
  private make: () => Promise<object> = async () => ({});

  /** How to make it, once every route is known. */
  makeBy(make: () => Promise<object>): void {
    this.make = make;
  }

  json(): Promise<string> {
    this.made ??= this.make().then((document) => JSON.stringify(document));
    return this.made;
  }
}
