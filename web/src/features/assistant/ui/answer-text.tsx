import { blocksOf } from '../model/message-blocks.ts'

/** What a line is about, before its colon, is what one looks for: 'Time Out Market: The old Ribeira market hall'. */
const NAMED = /^(?<name>[^:]{2,48}):(?<rest> .+)$/su

function Line({ text }: { text: string }) {
  const { name, rest } = NAMED.exec(text)?.groups ?? {}
  if (name === undefined) return text
  return (
    <>
      <strong className="font-semibold">{name}</strong>:{rest}
    </>
  )
}

/** The text of an answer with lists. Nothing else is interpreted as mark-up. */
export function AnswerText({ text }: { text: string }) {
  return blocksOf(text).map(({ kind, lines }, at) =>
    kind === 'list' ? (
      // Answers only grow at the end, so indexes are stable keys.
      <ul key={at} className="my-1.5 grid list-disc gap-1 pl-5 whitespace-normal marker:text-muted">
        {lines.map((line, index) => (
          <li key={index}>
            <Line text={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={at}>{lines.join('\n')}</p>
    ),
  )
}
