import { showToast } from '@/components/ui/toasts';
import type { SendingEnd, Unsent } from './post-form';
import type { FormTexts } from './texts';

/** What is said to a visitor who went on to another page while a form was sent. */
export type SendingNews = {
  /** The name of the region of messages. */
  region: string;
  sent: string;
  unsent: Readonly<Record<Unsent['code'], string>>;
};

export function sendingNews({ region, forms }: FormTexts, sent: string): SendingNews {
  return { region, sent, unsent: forms.refusals };
}

export function announceEnd(end: SendingEnd, { region, sent, unsent }: SendingNews): void {
  const text = end.sent ? sent : unsent[end.code];
  void showToast({ id: 'sent', kind: end.sent ? 'success' : 'warning', text }, region);
}
