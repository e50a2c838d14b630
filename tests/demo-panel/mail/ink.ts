/**
 * The styles of the e-mails. Inline, because not every mail program reads a style sheet; the
 * classes are for the dark scheme of those that do.
 */
const SANS = 'Helvetica Neue,Helvetica,Arial,sans-serif';
const SERIF = 'Didot,Bodoni MT,Playfair Display,Georgia,Times New Roman,serif';

export const INK = '#141311';
const PAPER = '#f7f5f2';
const MUTED = '#6b665f';
const HAIRLINE = '#d8d3cb';

export const STYLE = {
  page: `margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%`,
  frame: 'width:100%;max-width:640px;margin:0 auto',
  brand: `font:400 22px/1 ${SERIF};letter-spacing:.04em;color:${INK}`,
  label: `font:400 12px/1.5 ${SANS};letter-spacing:.08em;text-transform:uppercase;color:${MUTED}`,
  title: `margin:0;font:400 34px/1.15 ${SERIF};color:${INK};word-break:break-word`,
  name: `margin:0;font:400 25px/1.2 ${SERIF};color:${INK};word-break:break-word`,
  text: `font:400 16px/1.6 ${SANS};color:${INK};word-break:break-word`,
  small: `font:400 14px/1.65 ${SANS};color:${MUTED};word-break:break-word`,
  note: `margin:12px 0 0;padding:1px 0 1px 14px;border-left:2px solid ${INK};font:italic 400 16px/1.5 ${SERIF};color:${INK};word-break:break-word`,
  link: `color:${INK};text-decoration:underline;text-underline-offset:3px`,
  button: `display:inline-block;padding:11px 20px;background:${INK};color:${PAPER};font:400 14px/1.3 ${SANS};text-decoration:none`,
  rule: `border-top:1px solid ${HAIRLINE}`,
  strongRule: `border-top:1px solid ${INK}`,
  picture: 'display:block;width:100%;height:auto;border:0',
  blank: `background:#e8e3db;text-align:center;vertical-align:middle;font:400 44px/1 ${SERIF};color:${MUTED}`,
} as const;

export const SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid currentColor;outline-offset:3px}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}
.title{font-size:28px!important}.name{font-size:21px!important}.wide{width:36%!important}
.gap{padding-left:16px!important}.label{width:82px!important}
.also{display:block!important}.dot{display:none!important}}
@media (prefers-color-scheme:dark){.page{background:${INK}!important}
.ink{color:${PAPER}!important;border-color:${PAPER}!important}.muted{color:#a9a39a!important}
.rule{border-color:#3d3a35!important}.blank{background:#2a2824!important;color:#a9a39a!important}
.button{background:${PAPER}!important;color:${INK}!important}}`;
