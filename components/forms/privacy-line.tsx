import { IntentLink } from '@/components/ui/intent-link';

type Props = { text: string; link: string; href: string };

/** What is done with the sender's data, and the way to more about it. */
export function PrivacyLine({ text, link, href }: Props) {
  return (
    <p className="form-privacy">
      {text} <IntentLink href={href}>{link}</IntentLink>
    </p>
  );
}
