import { oddRecord } from './odd.ts';
import { inventProfile, type Profile } from './profile.ts';
import { inventTalent, type Talent, talentId } from './talent.ts';

/** A record that cannot be parsed, as years of manual entry produce. */
const UNREADABLE = { id: 'oops', name: null, cover: 7, categories: 'none' };
const UNREADABLE_AT = 20;

/** The first `size` talents of an endless list, which changes by `rename` alone. */
export class Roster {
  readonly size: number;
  readonly #odd: boolean;
  readonly #today: number | undefined;
  readonly #indexes = new Map<number, number>();
  readonly #names = new Map<number, string>();
  #records: string[] | undefined;
  readonly #pages = new Map<number, Buffer>();

  constructor(size: number, { odd = false, today }: { odd?: boolean; today?: number } = {}) {
    this.size = size;
    this.#odd = odd;
    this.#today = today;
    for (let index = 0; index < size; index += 1) this.#indexes.set(talentId(index), index);
  }

  /** Gives a talent another name; null gives back the first one. */
  rename(id: number, name: string | null): void {
    if (name === null) this.#names.delete(id);
    else this.#names.set(id, name);
    this.#records = undefined;
    this.#pages.clear();
  }

  /** The profile with that id, or null if there is none. */
  profile(id: number): Profile | null {
    const index = this.#indexes.get(id);
    if (index === undefined) return null;
    const { book, video, compo, cover2, skills, ...talent } = inventProfile(index, this.#today);
    const sent = this.#sent(talent, index);
    return { ...sent, cover2, skills, book, video, compo };
  }

  /** The JSON of the first `count` records, built once for each count asked for. */
  page(count: number): Buffer {
    this.#records ??= this.#write();
    const length = Math.min(count, this.#records.length);
    const known = this.#pages.get(length);
    if (known) return known;
    const data = this.#records.slice(0, length).join(',');
    const paging = `"current_page":1,"per_page":${count},"total":${this.#records.length}`;
    const page = Buffer.from(`{"data":[${data}],${paging}}`);
    if (this.#pages.size < 8) this.#pages.set(length, page);
    return page;
  }

  #write(): string[] {
    const records = Array.from({ length: this.size }, (_, index) =>
      JSON.stringify(this.#sent(inventTalent(index, this.#today), index)),
    );
    if (this.size >= 50) records.splice(UNREADABLE_AT, 0, JSON.stringify(UNREADABLE));
    return records;
  }

  #sent(talent: Talent, index: number): Talent {
    const named = { ...talent, name: this.#names.get(talentId(index)) ?? talent.name };
    return this.#odd ? (oddRecord(named, index) as Talent) : named;
  }
}
