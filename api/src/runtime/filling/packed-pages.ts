import type { FoldEvent } from '../../kernel/event.js';
import { SEPARATOR, type UnparsedPage } from '../../kernel/unparsed-page.js';
import { partOf } from './parts.js';

/** Events on their way to another thread, by columns. A stream and a type are named once, and go by numbers then. */
export interface PackedPage {
  /** Whatever stream was named before is named anew from here on. */
  readonly forget: boolean;
  /** Streams not named yet, in the order of their places, and whose they are. */
  readonly streams: readonly string[];
  readonly members: readonly string[];
  readonly types: readonly NamedType[];
  /** For each event: position, revision, at, place of the stream, number of the type. */
  readonly numbers: Float64Array<ArrayBuffer>;
  /** JSON list: parsing it takes less than parsing each. */
  readonly data: string;
}

interface NamedType {
  readonly number: number;
  readonly name: string;
  readonly schema: number;
}

/** Numbers of one event. */
const WIDTH = 5;
/** Streams that are kept named; beyond them, all are forgotten and named as they come. */
const NAMED = 100_000;

/** Shares pages out to threads, to each its part of the members, and packs them. */
export class PagePacker {
  /** Where a stream goes: its place among those of its thread, times the threads, plus the thread. */
  private readonly streams = new Map<number, number>();
  private places: number[];
  private readonly types = new Set<number>();

  constructor(
    private readonly threads: number,
    private readonly named = NAMED,
  ) {
    this.places = this.noPlaces();
  }

  /** For each thread a page, which may be empty. Throws when the data are not as many as the events. */
  pack(page: UnparsedPage): PackedPage[] {
    const forget = this.streams.size > this.named;
    if (forget) this.forget();
    const types = this.newTypes(page);
    const shares = this.places.map(() => new Share());
    page.streams.forEach((stream, index) => {
      const goes = this.streams.get(stream) ?? this.nameStream(stream, page, shares);
      shares[goes % this.threads]?.add(page, index, Math.floor(goes / this.threads));
    });
    const data = this.threads === 1 ? [page.data] : sharedData(page, shares);
    return shares.map((share, thread) => share.packed(forget, types, data[thread] ?? ''));
  }

  private nameStream(number: number, { names }: UnparsedPage, shares: readonly Share[]): number {
    const { name, member } = names.stream(number);
    const thread = partOf(member) % this.threads;
    const place = this.places[thread] as number;
    this.places[thread] = place + 1;
    shares[thread]?.name(name, member);
    const goes = place * this.threads + thread;
    this.streams.set(number, goes);
    return goes;
  }

  private newTypes({ types, names }: UnparsedPage): NamedType[] {
    const added = [...new Set(types)].filter((number) => !this.types.has(number));
    return added.map((number) => {
      this.types.add(number);
      const { name, schema } = names.type(number);
      return { number, name, schema };
    });
  }

  private forget(): void {
    this.streams.clear();
    this.places = this.noPlaces();
  }

  private noPlaces(): number[] {
    return Array.from({ length: this.threads }, () => 0);
  }
}

/** What goes to one thread. */
class Share {
  private readonly streams: string[] = [];
  private readonly members: string[] = [];
  private readonly numbers: number[] = [];
  /** Places of its events in the page. */
  readonly indexes: number[] = [];

  name(stream: string, member: string): void {
    this.streams.push(stream);
    this.members.push(member);
  }

  add({ positions, revisions, ats, types }: UnparsedPage, index: number, place: number): void {
    this.indexes.push(index);
    this.numbers.push(
      positions[index] as number,
      revisions[index] as number,
      ats[index] as number,
      place,
      types[index] as number,
    );
  }

  packed(forget: boolean, types: readonly NamedType[], data: string): PackedPage {
    const { streams, members } = this;
    return { forget, streams, members, types, numbers: new Float64Array(this.numbers), data: `[${data}]` };
  }
}

function sharedData({ data, positions }: UnparsedPage, shares: readonly Share[]): string[] {
  const each = data.split(SEPARATOR);
  if (each.length !== positions.length) throw new Error('The log holds data that was not written by Emit');
  return shares.map(({ indexes }) => indexes.map((index) => each[index]).join(','));
}

/** Unpacks what one packer has packed for one thread, page after page. */
export class PageUnpacker {
  private streams: string[] = [];
  private members: string[] = [];
  private readonly types: NamedType[] = [];
  /** Each member's id as one string, however many streams are theirs: the same string is found faster. */
  private ids = new Map<string, string>();

  unpack({ forget, streams, members, types, numbers, data }: PackedPage): FoldEvent[] {
    if (forget) this.forget();
    this.streams.push(...streams);
    this.members.push(...members.map((member) => this.idOf(member)));
    for (const type of types) this.types[type.number] = type;
    const parsed = JSON.parse(data) as unknown[];
    return parsed.map((one, index) => this.event(numbers, index * WIDTH, one));
  }

  private event(numbers: Float64Array, at: number, data: unknown): FoldEvent {
    const stream = numbers[at + 3] as number;
    const { name, schema } = this.types[numbers[at + 4] as number] as NamedType;
    return {
      type: name,
      data,
      schema,
      stream: this.streams[stream] as string,
      revision: numbers[at + 1] as number,
      position: numbers[at] as number,
      at: numbers[at + 2] as number,
      memberId: this.members[stream] as string,
    };
  }

  private idOf(member: string): string {
    const known = this.ids.get(member);
    if (known === undefined) this.ids.set(member, member);
    return known ?? member;
  }

  private forget(): void {
    this.streams = [];
    this.members = [];
    this.ids = new Map();
  }
}
