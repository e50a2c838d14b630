import type { Video } from './talent';

export const PROVIDER_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

const PLAYERS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** Where the players of videos come from. */
export const PLAYER_ORIGINS: readonly string[] = Object.values(PLAYERS);

/**
 * The URL of a video's player, which starts by itself and sets no cookie before it plays. A
 * vimeo video that is not listed carries its hash behind a slash.
 */
export function playerUrl({ provider, file }: Video): string {
  const [id = '', hash] = file.split('/');
  if (provider === 'youtube') {
    return `${PLAYERS.youtube}/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  }
  return `${PLAYERS.vimeo}/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
}

/** The URL of a video's page at its provider, for a visitor without script. */
export function watchUrl({ provider, file }: Video): string {
  if (provider === 'vimeo') return `https://vimeo.com/${file}`;
  return `https://www.youtube.com/watch?v=${file.split('/')[0]}`;
}
