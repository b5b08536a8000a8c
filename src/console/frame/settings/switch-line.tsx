interface SwitchLineProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SwitchLine({ label, on, onChange }: SwitchLineProps) {
  return (
    <label className="switch-line">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
