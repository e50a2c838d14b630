import { safeHtml } from '@/lib/panel/html';

/** A text of the panel. `html` may hold anything: what could do harm is taken out here. */
export function PanelText({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized to a list of allowed tags
  return <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: safeHtml(html) }} />;
}
