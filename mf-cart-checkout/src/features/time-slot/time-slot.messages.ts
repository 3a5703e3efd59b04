export const slotMessages = {
  loading: 'Loading time slots',
  held: (slot: string) => `Your time slot ${slot} is held for you.`,
  left: (time: string) => `${time} left`,
  ending: (slot: string) => `Your time slot ${slot} is held for 2 more minutes. Please place your order before that.`,
  over: (slot: string) => `Your time slot ${slot} is no longer held for you. Everything else stays as you entered it.`,
  nearest: 'The nearest times that are free:',
  noneNear: 'No time is free in the coming days.',
  otherTimes: 'See all times',
  goOn: 'Continue',
} as const
