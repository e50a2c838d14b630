export const socialMedias = [
  { name: 'instagram', url: 'https://www.instagram.com/vitrine.example' },
  { name: 'facebook', url: 'https://www.facebook.com/vitrine.example' },
];
