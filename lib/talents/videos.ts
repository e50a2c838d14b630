import type { Video } from './talent';

export const PROVIDER_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

const PLAYERS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** The origins of the video players. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(PLAYERS);

/**
 * The URL of a video's player, with autoplay and without cookies before it plays. An unlisted Vimeo
 * video has a hash after a slash.
 */
export function playerUrl({ provider, file }: Video): string {
  const [id = '', hash] = file.split('/');
  if (provider === 'youtube') {
    return `${PLAYERS.youtube}/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  }
  return `${PLAYERS.vimeo}/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
}

/** The URL of a video's page at its provider, for visitors without script. */
export function watchUrl({ provider, file }: Video): string {
  if (provider === 'vimeo') return `https://vimeo.com/${file}`;
  return `https://www.youtube.com/watch?v=${file.split('/')[0]}`;
}
