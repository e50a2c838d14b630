import type { Profile } from '../seed/profile.ts';
import type { Roster } from '../seed/roster.ts';

/** The roster of an agency's own content, in the format of the integration service. */
export class OwnRoster implements Roster {
  readonly #profiles: Map<number, Profile>;
  readonly #names = new Map<number, string>();

  constructor(profiles: readonly Profile[]) {
    this.#profiles = new Map(profiles.map((profile) => [Number(profile.id), profile]));
  }

  rename(id: number, name: string | null): void {
    if (name === null) this.#names.delete(id);
    else this.#names.set(id, name);
  }

  profile(id: number): Profile | null {
    const profile = this.#profiles.get(id);
    return profile ? { ...profile, name: this.#names.get(id) ?? profile.name } : null;
  }

  page(count: number): Buffer {
    const profiles = [...this.#profiles.keys()].flatMap((id) => this.profile(id) ?? []);
    const data = profiles
      .slice(0, count)
      .map(({ book: _book, video: _video, compo: _compo, skills: _skills, ...talent }) => talent);
    const total = profiles.length;
    return Buffer.from(JSON.stringify({ data, current_page: 1, per_page: count, total }));
  }
}
