import { getLocale, getTranslations } from 'next-intl/server';
import { CopyLink } from '@/components/talents/copy-link';
import { messagesOf } from '@/lib/i18n/messages';

/** Links to share a post: plain links, so that no request goes to a network before the click. */
export async function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = await getTranslations();
  const words = `${title} ${url}`;
  const links = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(words)}` },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
    },
    {
      name: t('site.email'),
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words)}`,
    },
  ];
  return (
    <section aria-label={t('blog.share')} className="border-line border-t pt-5">
      <p className="caps text-mute">{t('blog.share')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer" className="quiet-link inline-block py-2">
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} texts={messagesOf(await getLocale()).share} />
        </li>
      </ul>
    </section>
  );
}
