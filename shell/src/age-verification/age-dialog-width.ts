/** px, of the age-verification popover (spec 1 §9). */
export const AGE_DIALOG_WIDTH = 540
