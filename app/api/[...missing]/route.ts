/**
 * A short 404, without rendering a page, for any other path that is neither an API call nor a file.
 */
function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  });
}

export {
  missing as DELETE,
  missing as GET,
  missing as HEAD,
  missing as PATCH,
  missing as POST,
  missing as PUT,
};
