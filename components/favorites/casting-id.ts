/** The casting form's place on its pages, for links that lead straight to it. */
export const CASTING_ID = 'casting';
