'use client';

import { NetworkIcon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { FooterData } from './frame-data';

/** Contact, pages and networks, also as data of the agency. */
export function Footer({ data }: { data: FooterData }) {
  const { agency, address, contacts, pages, networks, poweredBy, texts } = data;
  return (
    <footer
      itemScope
      itemType="https://schema.org/Organization"
      itemID={agency.id}
      className="mt-12 border-line border-t px-gutter pt-12 pb-8 text-sm"
    >
      <meta itemProp="name" content={agency.name} />
      <div className="grid gap-y-10 sm:grid-cols-2 lg:grid-cols-[3fr_1.5fr_1.5fr] lg:[&>:not(:last-child)]:pr-6 [&_li>a]:py-1">
        <div>
          <Title>{texts.address}</Title>
          <address
            itemProp="address"
            itemScope
            itemType="https://schema.org/PostalAddress"
            className="py-1 not-italic"
          >
            <span itemProp="streetAddress">
              <span>{address.street}</span>
              {address.district && (
                <>
                  <br />
                  <span>{address.district}</span>
                </>
              )}
            </span>
            <span>, </span>
            <span itemProp="addressLocality">{address.city}</span>
            <span> – </span>
            <span itemProp="addressRegion">{address.region}</span>
            <br />
            <span itemProp="postalCode">{address.postalCode}</span>
          </address>
        </div>
        <div>
          <Title>{texts.contact}</Title>
          <ul className="[&_a]:inline-block">
            {contacts.map(({ label, text, href, fact }) => (
              <li key={href}>
                <span className="text-mute">{label}</span>{' '}
                <a href={href} rel="noopener" className="quiet-link">
                  <span itemProp={fact}>{text}</span>
                </a>
              </li>
            ))}
          </ul>
          {networks.length > 0 && (
            <nav aria-label={texts.follow} className="mt-8">
              <Title>{texts.follow}</Title>
              <ul className="flex flex-wrap gap-x-6">
                {networks.map(({ name, url }) => (
                  <li key={name}>
                    <a
                      href={url}
                      itemProp="sameAs"
                      rel="noopener"
                      className="quiet-link inline-flex items-center gap-2 capitalize"
                    >
                      <NetworkIcon name={name} />
                      <span>{name}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-label={texts.pages} className="sm:col-span-2 lg:col-span-1">
          <Title>{texts.pages}</Title>
          <ul className="columns-2 gap-4 *:break-inside-avoid sm:columns-3 md:columns-4 lg:columns-2 [&_a]:inline-block">
            {pages.map(([text, href]) => (
              <li key={href}>
                <SiteLink href={href} className="quiet-link">
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line border-t pt-5 text-mute text-xs">
        <p>{texts.rights}</p>
        <p>
          <span>{texts.poweredBy}</span>{' '}
          <a
            href={poweredBy[1]}
            rel="noopener"
            className="inline-block py-1 underline underline-offset-4"
          >
            {poweredBy[0]}
          </a>
        </p>
      </div>
    </footer>
  );
}

function Title({ children }: { children: string }) {
  return <p className="caps pb-3 text-mute">{children}</p>;
}
