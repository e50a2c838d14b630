import { Check, LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { mark?: 'busy' | 'done' | undefined };

/** The button that sends a form. */
export function SubmitButton({ mark, children, ...rest }: Props) {
  return (
    <button type="submit" {...rest} className="button button-filled min-w-48 max-sm:w-full">
      {mark === 'busy' && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
      {mark === 'done' && <Check aria-hidden size={16} />}
      {children}
    </button>
  );
}
