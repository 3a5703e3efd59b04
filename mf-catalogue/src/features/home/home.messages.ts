/** What is said about the home page. Texts of the documents stand as they write them. */
export const homeMessages = {
  pauseSlides: 'Pause slides',
  playSlides: 'Play slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  preview: 'Preview: parts that are inactive or scheduled are shown to editors of the store only.',
} as const
