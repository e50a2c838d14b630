/** Whatever is neither a call nor a file of the site: a short 404, for which no page is rendered. */
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
