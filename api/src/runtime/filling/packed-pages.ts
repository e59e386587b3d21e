import type { FoldEvent, UnparsedEvent } from '../../kernel/event.js';

/**
 * Events on their way to another thread, by columns: a list of objects takes five times as long to hand over. Names of
 * streams and types are sent once, and stand in the numbers by their place.
 */
export interface PackedPage {
  /** Whatever was named before is named anew from here on. */
  readonly forget: boolean;
  /** Streams not named yet, and whose they are. */
  readonly streams: readonly string[];
  readonly members: readonly string[];
  /** Types not named yet, and their schemas. */
  readonly types: readonly string[];
  readonly schemas: readonly number[];
  /** For each event: position, at, revision, place of the stream, place of the type. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** One JSON list: parsing it takes less than parsing each. */
  readonly data: string;
}

/** Numbers of one event. */
const WIDTH = 5;
/** Streams that are kept named; beyond them, all are forgotten and named as they come. */
const NAMED = 100_000;

/** Packs the events for one thread. */
export class PagePacker {
  private readonly streams = new Map<string, number>();
  private readonly types = new Map<string, number[]>();
  private countOfTypes = 0;

  constructor(private readonly named = NAMED) {}

  pack(events: readonly UnparsedEvent[]): PackedPage {
    const forget = this.streams.size > this.named;
    if (forget) this.forget();
    const numbers = new Float64Array(events.length * WIDTH);
    const data = `[${events.map((event) => event.data ?? 'null').join(',')}]`;
    const page = { forget, streams: [], members: [], types: [], schemas: [], numbers, data };
    events.forEach((event, index) => this.add(event, index * WIDTH, page));
    return page;
  }

  private add(event: UnparsedEvent, at: number, page: Building): void {
    const { numbers } = page;
    numbers[at] = event.position;
    numbers[at + 1] = event.at;
    numbers[at + 2] = event.revision;
    numbers[at + 3] = this.streams.get(event.stream) ?? this.nameStream(event, page);
    numbers[at + 4] = this.types.get(event.type)?.[event.schema] ?? this.nameType(event, page);
  }

  private nameStream({ stream, memberId }: UnparsedEvent, page: Building): number {
    const place = this.streams.size;
    this.streams.set(stream, place);
    page.streams.push(stream);
    page.members.push(memberId);
    return place;
  }

  private nameType({ type, schema }: UnparsedEvent, page: Building): number {
    const bySchema = this.types.get(type) ?? [];
    this.types.set(type, bySchema);
    page.types.push(type);
    page.schemas.push(schema);
    return (bySchema[schema] = this.countOfTypes++);
  }

  private forget(): void {
    this.streams.clear();
    this.types.clear();
    this.countOfTypes = 0;
  }
}

/** Unpacks what one packer has packed, page after page. */
export class PageUnpacker {
  private streams: string[] = [];
  private members: string[] = [];
  private types: string[] = [];
  private schemas: number[] = [];

  unpack(page: PackedPage): FoldEvent[] {
    if (page.forget) [this.streams, this.members, this.types, this.schemas] = [[], [], [], []];
    this.streams.push(...page.streams);
    this.members.push(...page.members);
    this.types.push(...page.types);
    this.schemas.push(...page.schemas);
    const data = JSON.parse(page.data) as unknown[];
    return data.map((one, index) => this.event(page.numbers, index * WIDTH, one));
  }

  private event(numbers: Float64Array, at: number, data: unknown): FoldEvent {
    const stream = numbers[at + 3] as number;
    const type = numbers[at + 4] as number;
    return {
      type: this.types[type] as string,
      data,
      schema: this.schemas[type] as number,
      stream: this.streams[stream] as string,
      revision: numbers[at + 2] as number,
      position: numbers[at] as number,
      at: numbers[at + 1] as number,
      memberId: this.members[stream] as string,
    };
  }
}

type Building = {
  -readonly [K in keyof PackedPage]: PackedPage[K] extends readonly (infer T)[] ? T[] : PackedPage[K];
};
