/** Said also where the code for a change does not come. */
export const NOT_CHANGED = 'Your store was not changed. Please try again.'
