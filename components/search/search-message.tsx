import { ChangingText } from '@/components/ui/changing-text';

type Props = { title: string; text: string };

/** Shown in place of results, styled like other empty states. */
export function SearchMessage({ title, text }: Props) {
  return (
    <div className="pt-4">
      <p className="display text-ink text-xl wrap-anywhere">
        <ChangingText>{title}</ChangingText>
      </p>
      <p className="mt-3 text-base text-mute">
        <ChangingText>{text}</ChangingText>
      </p>
    </div>
  );
}
