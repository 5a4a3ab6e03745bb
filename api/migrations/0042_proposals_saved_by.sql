-- Who saved a proposal last, or did something else with it: whoever has it open at the same moment is told his name.
alter table proposals add column saved_by uuid references users (id);
