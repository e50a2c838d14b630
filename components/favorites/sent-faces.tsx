import { ChosenCover } from './chosen-cover';
import type { Chosen } from './use-casting';

/** Whom the agency was sent. */
export function SentFaces({ talents }: { talents: readonly Chosen[] }) {
  if (talents.length === 0) return null;
  return (
    <ul className="sent-faces">
      {talents.map(({ id, name, cover }) => (
        <li key={id}>
          <ChosenCover name={name} cover={cover} sizes="7rem" />
          <p className="mt-2 text-sm">{name}</p>
        </li>
      ))}
    </ul>
  );
}
