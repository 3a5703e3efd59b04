/**
 * What styled-components does for others: vendor prefixes, which it adds when it is told to; comments and stray braces
 * in styles, which the compiler takes out; what static members a wrapped component has; styles of the server, which it
 * would write once more, and its own as a text. And it makes a function of each tag that there is before anybody asks for
 * one. What it does not do is said as well: which component has come to be, and what makes rules of its styles.
 */
export default function leanStyled(source: string): string {
  return cuts.reduce((text, [what, instead]) => text.replace(what, instead), source)
}

export const LEAN_STYLED = /styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/

const TAG = /^(?!then$)[a-z\d]+(?:Path|Gradient|Object)?$|^fe[A-Z]/

export const cuts: readonly (readonly [what: RegExp, instead: string])[] = [
  [/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  [/=function\((\w+)\)\{const \w+=-1!==\1\.indexOf\("\/\/"\)(?:(?!\}\(\w+\);).)*\}\((\w+)\);/, '=$2;'],
  [/,\w+&&\w+\(\w+,\w+,\{attrs:!0,componentStyle:!0,[^}]*\}\)/, ''],
  // Taking over what the server wrote, which `shell/src/styles` does without writing it once more.
  [/(=\w+=>\{)const \w+=\w+\(\w+\.options\.target\);\(\w+=>(?:(?!\};let ).)*(\};let )/, '$1$2'],
  [/!this\.server&&\w+&&\w+\.target!==this\.options\.target&&\w+\([^()]+\)!==\w+\([^()]+\)&&\w+\(\w+\),/, ''],
  // Rules as texts, in a development build.
  [/\w+\?(new \w+\(\w+,\w+\)):new \w+\(\w+,\w+\)/, '$1'],
  // Its sheet as a text, which the server alone writes.
  [/,\w+\(this,\(\)=>\(\w+=>\{const \w+=\w+\.getTag\(\)(?:(?!\}\)\(this\)\)).)*\}\)\(this\)\)/, ''],
  // For styles that are made ahead (`shell/src/styles`).
  [/(registerId\(\w+)(\)\}generateAndInjectStyles\((?=.*createContext\(\{[^}]*stylis:(\w+)))/, '$1,this,$3$2'],
  // Names of tags, among them those of drawings; whoever asks for another member is told that there is none.
  [
    /(\w+)=(\w+);\w+\.forEach\(\w+=>\{\1\[\w+\]=\2\(\w+\)\}\)/,
    `$1=new Proxy($2,{get:(made,tag)=>made[tag]??=(${TAG}.test(String(tag))?$2(tag):void 0)})`,
  ],
]
