export type RatingLook = 'default' | 'secondary' | 'destructive';

/** Four stars and more are as they should be; below three somebody is unhappy. */
export function ratingLook(rating: number): RatingLook {
  if (rating >= 4) return 'default';
  return rating >= 3 ? 'secondary' : 'destructive';
}
