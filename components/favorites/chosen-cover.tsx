import { Initial } from '@/components/ui/initial';
import { Picture } from '@/components/ui/picture';
import type { TalentCard } from '@/lib/talents/card';

type Props = Partial<Pick<TalentCard, 'name' | 'cover'>> & { sizes: string; className?: string };

/** The picture of somebody who was chosen, small. */
export function ChosenCover({ name = '', cover, sizes, className = '' }: Props) {
  return (
    <div className={`picture-frame aspect-3/4 ${className}`}>
      <Initial of={name} />
      {cover && (
        <Picture
          mobile={cover}
          desktop={cover}
          alt=""
          folderSwitch="roster"
          sizes={sizes}
          width={3}
          height={4}
          widths={{ from: 160, to: 480 }}
        />
      )}
    </div>
  );
}
