import { Initial } from '@/components/ui/initial';
import { Picture } from '@/components/ui/picture';
import type { Chosen } from './use-casting';

/** Whom the agency was sent. */
export function SentFaces({ talents }: { talents: readonly Chosen[] }) {
  return (
    <ul className="sent-faces">
      {talents.map(({ id, name = '', cover }) => (
        <li key={id}>
          <div className="picture-frame aspect-3/4">
            <Initial of={name} />
            {cover && (
              <Picture
                mobile={cover}
                desktop={cover}
                alt=""
                folderSwitch="roster"
                sizes="7rem"
                width={3}
                height={4}
                widths={{ from: 160, to: 480 }}
              />
            )}
          </div>
          <p className="mt-2 text-sm">{name}</p>
        </li>
      ))}
    </ul>
  );
}
