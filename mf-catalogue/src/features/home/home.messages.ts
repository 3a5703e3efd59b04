/** What is said about the home page. Texts of the documents stand as they write them. */
export const homeMessages = {
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  welcome: (business: string) => `Welcome to ${business}`,
  noProducts: 'Our shelves are being filled',
  noProductsText: 'There is nothing to buy here yet. Please come back soon.',
} as const
