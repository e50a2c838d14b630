import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import type { TalentCard } from '@/lib/talents/card';

type Props = Partial<Pick<TalentCard, 'name' | 'cover'>> & { sizes: string; className: string };

export function ChosenCover({ name = '', cover, className, sizes }: Props) {
  return (
    <PictureFrame name={name} className={className}>
      {cover && (
        <Picture
          file={cover}
          source="portrait"
          alt=""
          folderSwitch="roster"
          width={3}
          height={4}
          widths={{ from: 160, to: 440 }}
          sizes={sizes}
        />
      )}
    </PictureFrame>
  );
}
