import { SiteLink } from '@/components/ui/site-link';

type Props = { text: string; link: string; href: string };

/** The privacy notice of a form, with a link to the policy. */
export function PrivacyLine({ text, link, href }: Props) {
  return (
    <p className="form-privacy">
      <span>{text}</span> <SiteLink href={href}>{link}</SiteLink>
    </p>
  );
}
