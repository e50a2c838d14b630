type Props = {
  /** The id of the marker element that ends the wait. */
  until: string;
};

/**
 * Blocks the first paint until the browser has parsed the page up to this marker (HTML, `rel=expect`).
 * Place it after content that would shift the layout if it arrived after the first paint. React moves
 * the link into the head.
 */
export function BlockRender({ until }: Props) {
  return (
    <>
      <link rel="expect" href={`#${until}`} blocking="render" />
      {/* Empty: Chromium waits for an element's start tag and the standard for its end tag. */}
      <span id={until} hidden />
    </>
  );
}
