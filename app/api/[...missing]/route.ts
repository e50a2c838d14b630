/** A short 404, without rendering, for paths that are neither an API call nor a file. */
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
