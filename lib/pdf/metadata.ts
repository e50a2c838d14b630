import 'server-only';
import { xmlText } from '../seo/xml';

/** Escapes the document information in the XMP metadata, into which pdfkit writes it unescaped. */
export function escapeMetadata(doc: PDFKit.PDFDocument, texts: readonly string[]): void {
  const append = doc.appendXML.bind(doc);
  doc.appendXML = (xml, newLine) => {
    const escaped = texts.reduce(
      (escaped, text) => escaped.replace(`>${text}</`, () => `>${xmlText(text)}</`),
      xml,
    );
    append(escaped, newLine);
  };
}
