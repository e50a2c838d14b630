import { Check, LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = ComponentProps<'button'> & { mark?: 'busy' | 'done' | undefined };

/** The submit button of a form. */
export function SubmitButton({ mark, children, ...rest }: Props) {
  return (
    <button type="submit" {...rest} className="button button-filled min-w-48 max-sm:w-full">
      {mark === 'busy' && <Icon of={LoaderCircle} size={16} className="animate-spin" />}
      {mark === 'done' && <Icon of={Check} size={16} />}
      {children}
    </button>
  );
}
