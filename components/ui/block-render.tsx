type Props = {
  /** The id that this place gets. */
  until: string;
};

/**
 * Nothing of the page is drawn before the browser has come to this place of it. To be put behind
 * what would, coming late, move what stands there already (HTML, `rel=expect`). React puts the link
 * into the head.
 */
export function BlockRender({ until }: Props) {
  return (
    <>
      <link rel="expect" href={`#${until}`} blocking="render" />
      {/* Empty: Chromium waits until an element has begun, the standard until it has ended. */}
      <span id={until} hidden />
    </>
  );
}
