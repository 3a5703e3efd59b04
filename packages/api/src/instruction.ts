/** Characters of what a shopper tells whoever picks a line (spec 2 §7); the documents name no limit (assumed). */
export const INSTRUCTION_LENGTH = 500
