import { splitData, type UnparsedPage } from '../../kernel/unparsed-page.js';
import type { NamedType, PackedPage } from './packed-page.js';
import { partOf } from './parts.js';

/** Streams that are kept named; beyond them, all are forgotten and named as they come. */
const NAMED = 100_000;

/** Shares pages out to threads, to each its part of the members, and packs them. */
export class PagePacker {
  /** Where a stream goes: its place among those of its thread, times the threads, plus the thread. */
  private readonly streams = new Map<number, number>();
  private places: number[];
  private readonly types = new Set<number>();

  /** `threadOf` answers the thread of a part, below `threads`. */
  constructor(
    private readonly threads: number,
    private readonly threadOf: (part: number) => number,
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
    const thread = this.threadOf(partOf(member));
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
    return { forget, streams, members, types, numbers: new Float64Array(this.numbers), data };
  }
}

function sharedData(page: UnparsedPage, shares: readonly Share[]): string[] {
  const each = splitData(page);
  return shares.map(({ indexes }) => indexes.map((index) => each[index]).join(','));
}
