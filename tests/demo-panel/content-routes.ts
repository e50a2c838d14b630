import { json, Refusal } from './answer.ts';
import { type Call, LANGUAGES, requireQuery, WHOLE_NUMBER } from './call.ts';
import type { Route } from './route.ts';
import { entity } from './seed/entities.ts';
import { type Post, posts } from './seed/posts.ts';
import { slides } from './seed/slides.ts';
import { socialMedias } from './seed/social.ts';

const notFound = () => new Refusal(404, 'Not found.');

/**
 * Texts contain absolute addresses of pictures, as an editor of the service would have pasted them.
 */
function withAddresses(post: Post, { request }: Call): Post {
  const storage = `http://${request.headers.host}/storage`;
  return { ...post, description: post.description.replaceAll('{storage}', storage) };
}

function postsPage(call: Call) {
  const { paginate, page } = requireQuery(call.url, { paginate: WHOLE_NUMBER, page: WHOLE_NUMBER });
  const size = Number(paginate);
  const start = (Number(page) - 1) * size;
  return {
    current_page: Number(page),
    data: posts.slice(start, start + size).map((post) => withAddresses(post, call)),
    last_page: Math.ceil(posts.length / size),
    per_page: size,
    total: posts.length,
  };
}

/** The reads of the panel service. */
export function contentRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/social-medias',
      service: 'panel',
      answer: () => json(200, socialMedias),
    },
    {
      method: 'GET',
      path: '/api/slides/:type',
      service: 'panel',
      answer({ params }) {
        const found = Object.hasOwn(slides, params.type ?? '') && slides[params.type ?? ''];
        if (!found) throw notFound();
        return json(200, found);
      },
    },
    {
      method: 'GET',
      path: '/api/entities/:entity',
      service: 'panel',
      answer({ params, url }) {
        const { language } = requireQuery(url, { language: LANGUAGES });
        const found = entity(params.entity ?? '', language);
        if (!found) throw notFound();
        return json(200, found);
      },
    },
    {
      method: 'GET',
      path: '/api/posts/blog/pt',
      service: 'panel',
      answer: (call) => json(200, postsPage(call)),
    },
    {
      method: 'GET',
      path: '/api/posts/blog/pt/:slug',
      service: 'panel',
      answer(call) {
        const post = posts.find(({ slug }) => slug === call.params.slug);
        if (!post) throw notFound();
        return json(200, withAddresses(post, call));
      },
    },
  ];
}
